import websocket from "@fastify/websocket";
import { ChatQuery } from "@hjem/domain/chat/chat-message";
import { LIVE_FRAME_MAX_BYTES, LIVE_PATH } from "@hjem/domain/limits";
import { errorCode, fieldsOf } from "@hjem/domain/narrow";
import { toCamelKeys } from "@hjem/domain/wire/case";
import type { FastifyPluginAsync } from "fastify";
import type { Registry } from "prom-client";
import type { AccountDeps } from "../modules/accounts/account-deps.ts";
import { readSignedInUser } from "../modules/accounts/sessions/require-user.ts";
import type { AnswerEngine } from "../modules/assistant/answer-engine.ts";
import { createAnswerRunner } from "../modules/assistant/answer-runner.ts";
import { createHomeFacts } from "../modules/assistant/home-facts.ts";
import { ApiError } from "../plugins/api-error.ts";
import type { Site } from "../regions.ts";
import { requireSameOrigin } from "../security/same-site.ts";
import { createChatHub } from "./chat-hub.ts";
import type { LiveBus } from "./live-bus.ts";
import { closeCodes } from "./live-connection.ts";
import { createLiveHub } from "./live-hub.ts";

/** A page that has not closed its connection by then, when the API stops, is cut off. */
const CLOSE_WITHIN_MS = 500;

/** Dependencies of the live connection. */
export interface LiveModuleDeps extends Pick<
  AccountDeps,
  "db" | "keys" | "sessions" | "limits" | "now"
> {
  regions: readonly Site[];
  bus: LiveBus;
  /** Who answers questions about homes. */
  engine: AnswerEngine;
  metrics: Registry;
  log: { warn(values: object, line: string): void };
}

/**
 * The live connection `/ws` (D53, D77, D78), for pages of the site itself alone: its server has checked the site's gate
 * before it passes an upgrade on. With `property_id` and `visitor_id` it is a chat about that home too (CHAT-002).
 */
export const liveModule =
  (deps: LiveModuleDeps): FastifyPluginAsync =>
  async (app) => {
    const { bus, metrics } = deps;
    const onChange = (ids: readonly string[]) =>
      bus.publish({ kind: "conversations", ids: [...ids] });
    const facts = createHomeFacts(deps.db);
    const runner = createAnswerRunner({ ...deps, facts, onChange });
    const chats = createChatHub({ ...deps, facts, runner, onChange });
    const hub = createLiveHub({ ...deps, chats });
    hub.measure(metrics);
    app.addHook("onClose", () => runner.close());
    await app.register(websocket, {
      options: { maxPayload: LIVE_FRAME_MAX_BYTES },
      errorHandler(error, socket, request) {
        // What a visitor does to their own connection, as a frame that is too long, has a code and is no failure.
        if (errorCode(error) === undefined)
          request.log.error({ err: error }, "a connection failed");
        socket.terminate();
      },
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
      wsHandler: (socket, request) => {
        const { region, language, ip } = request;
        const query = fieldsOf(toCamelKeys({ ...fieldsOf(request.query) }));
        const isChat = "propertyId" in query;
        const asked = ChatQuery.safeParse(query);
        if (isChat && !asked.success) {
          socket.close(closeCodes.policy);
          return;
        }
        hub.connect(socket, {
          chat:
            isChat && asked.success ? { ...asked.data, regionId: region.id, language, ip } : null,
          readUser: async (token) => {
            const { id, sessionId } = await readSignedInUser(deps, request, token);
            return { accountId: id, sessionId };
          },
        });
      },
    });
  };
