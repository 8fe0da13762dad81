import { AnalyticsPayload } from "@hjem/domain/content/analytics-event";
import { DAY_MS, MINUTE_MS } from "@hjem/domain/durations";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { isbot } from "isbot";
import { z } from "zod";
import { ApiError } from "../../plugins/api-error.ts";
import { networkOf } from "../../security/request-limits.ts";
import type { AccountDeps } from "../accounts/account-deps.ts";
import { openGates } from "../accounts/gates/gate-cookie.ts";
import { readSignedInUser } from "../accounts/sessions/require-user.ts";
import { createEventBuffer } from "./event-buffer.ts";

/** Requests of one address in a minute; a page sends one every five seconds at most. */
const REQUESTS_PER_MINUTE = 60;
/** An event is sent within seconds; one of a page that was asleep for longer says nothing about now. */
const OLD_MS = DAY_MS;
/** A device's clock may be ahead by so much. */
const AHEAD_MS = 5 * MINUTE_MS;

/** Of an IPv6 address, what is one network where visitors are counted: one line may be given 65,536 networks of 64 bits. */
const COUNTED_BITS = 48;

/** Events of visitors who consented (CMS-046..055, D113). */
export const analyticsRoutes =
  (deps: AccountDeps, log: FastifyBaseLogger): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, keys, now } = deps;
    const buffer = createEventBuffer({ db, key: keys[0], log });
    app.addHook("onClose", () => buffer.flush());

    const accountOf = async (request: FastifyRequest): Promise<string | null> => {
      const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
      if (token === undefined) return null;
      try {
        return (await readSignedInUser(deps, request, token)).id;
      } catch {
        // Caught: a token that has ended; the event counts as anybody's.
        return null;
      }
    };

    app.post(
      "/api/v1/payload/website",
      {
        config: { rateLimit: { max: REQUESTS_PER_MINUTE, timeWindow: "1 minute" } },
        schema: {
          summary: "Record what visitors view and press",
          description:
            "One event or up to 50, of visitors who consented to analytics. Without action or timestamp, of more than a day " +
            "ago or of the future it is refused. What is about a listing counts once for a visitor and a day, and a few times for an address. Own listings, bots and browsers with system access are not counted; no account's id is stored.",
          tags: ["content"],
          body: AnalyticsPayload,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { body, region, headers } = request;
        const events = Array.isArray(body) ? body : [body];
        const instant = now();
        for (const { timestamp } of events) {
          const age = instant - Date.parse(timestamp);
          if (age > OLD_MS || age < -AHEAD_MS) throw new ApiError("validation_failed");
        }
        const agent = headers["user-agent"] ?? "";
        const isInside = Object.keys(await openGates(deps, request, instant)).length > 0;
        if (agent !== "" && !isbot(agent) && !isInside) {
          const accountId = await accountOf(request);
          const network = networkOf(request.ip, COUNTED_BITS);
          if (!buffer.add({ events, region, accountId, network })) {
            throw new ApiError("too_many_requests", { values: { seconds: 10 } });
          }
        }
        return reply.code(204).send(null);
      },
    );
  };
