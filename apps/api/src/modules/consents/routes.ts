import { ConsentPolicy, ConsentRecord } from "@hjem/domain/content/analytics-event";
import { COOKIE_POLICY_VERSION } from "@hjem/domain/content/consent-rules";
import { HOUR_MS, MINUTE_MS } from "@hjem/domain/durations";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { appendConsent, findPolicyVersion } from "./consent-repository.ts";

/** Choices that one address may send in ten minutes. */
const CHOICES_PER_TEN_MINUTES = 30;
/** A device's clock may be ahead of ours by so much. */
const AHEAD_MAX_MS = 24 * HOUR_MS;
/** Seconds that a browser does not ask again for the version of the policy. */
const POLICY_SECONDS = (10 * MINUTE_MS) / 1000;

/** Choices of visitors about storage (CMS-037..045, D112). No sign-in: they are never tied to an account. */
export const consentRoutes =
  ({ db, now }: { db: Database; now: () => number }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/v1/consents/policy",
      {
        schema: {
          summary: "Version of the cookie policy in force",
          description: "A choice about another version is asked for again.",
          tags: ["content"],
          response: { 200: ConsentPolicy },
        },
      },
      async ({ region, language }, reply) => {
        const version = await findPolicyVersion(db, { regionId: region.id, language });
        reply
          .header("cache-control", `public, max-age=${POLICY_SECONDS}`)
          .header("vary", "accept-language");
        return { version: version ?? COOKIE_POLICY_VERSION };
      },
    );

    app.post(
      "/api/v1/consents",
      {
        config: { rateLimit: { max: CHOICES_PER_TEN_MINUTES, timeWindow: "10 minutes" } },
        schema: {
          summary: "Store a visitor's choice about storage",
          description:
            "Appended for 24 months: a changed choice is another row of the same `consent_id`. `necessary` is always true.",
          tags: ["content"],
          body: ConsentRecord,
          response: { 204: z.null() },
        },
      },
      async ({ body, region }, reply) => {
        const receivedAt = now();
        const isAhead = Date.parse(body.consentDate) > receivedAt + AHEAD_MAX_MS;
        if (!body.consentStatus.necessary || isAhead) throw new ApiError("validation_failed");
        await appendConsent(db, body, { regionId: region.id, receivedAt });
        return reply.code(204).send(null);
      },
    );
  };
