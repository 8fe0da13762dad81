import websocket from "@fastify/websocket";
import { LIVE_FRAME_MAX_BYTES, LIVE_PATH } from "@hjem/domain/limits";
import type { FastifyPluginAsync } from "fastify";
import type { AccountDeps } from "../modules/accounts/account-deps.ts";
import { readSignedInUser } from "../modules/accounts/sessions/require-user.ts";
import { ApiError } from "../plugins/api-error.ts";
import { requireSameOrigin } from "../security/same-site.ts";
import type { LiveHub } from "./live-hub.ts";

/** A page that has not closed its connection by then, when the API stops, is cut off. */
const CLOSE_WITHIN_MS = 500;

/**
 * The live connection `/ws` (D53, D77, D78), for pages of the site itself alone: its server has checked the site's gate
 * before it passes an upgrade on.
 */
export const liveRoutes =
  (deps: Pick<AccountDeps, "keys" | "sessions" | "now">, hub: LiveHub): FastifyPluginAsync =>
  async (app) => {
    await app.register(websocket, {
      options: { maxPayload: LIVE_FRAME_MAX_BYTES },
      preClose(done) {
        hub.close();
        const cut = () => {
          for (const client of app.websocketServer.clients) client.terminate();
        };
        setTimeout(cut, CLOSE_WITHIN_MS).unref();
        done();
      },
    });
    app.route({
      method: "GET",
      url: LIVE_PATH,
      schema: { hide: true },
      onRequest: requireSameOrigin,
      handler: () => {
        throw new ApiError("not_found");
      },
      wsHandler: (socket, request) =>
        hub.connect(socket, async (token) => {
          const { id, sessionId } = await readSignedInUser(deps, request, token);
          return { accountId: id, sessionId };
        }),
    });
  };
