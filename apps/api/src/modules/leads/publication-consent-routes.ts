import {
  PublicationConsentQuery,
  PublicationConsentState,
} from "@hjem/domain/lead/publication-consent";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { forgetSharedReads } from "../../db/shared-read.ts";
import { inTransaction } from "../../db/transaction.ts";
import { limitWrongTokens } from "../../security/request-limits.ts";
import type { AccountDeps } from "../accounts/account-deps.ts";
import { readPublicationConsent, withdrawByLink } from "./publication-consent.ts";

/** The link of the mail about a published question, without session: its holder may read it and withdraw consent (D86). */
export const publicationConsentRoutes =
  ({ db, limits }: Pick<AccountDeps, "db" | "limits">): FastifyPluginAsyncZod =>
  async (app) => {
    const path = "/api/v2/publication-consent";
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
      reply.header("referrer-policy", "no-referrer");
    });

    app.get(
      path,
      {
        schema: {
          summary: "What a link about a published question is about",
          description: "Needs no session and changes nothing. 404 for an unknown token.",
          tags: ["leads"],
          querystring: PublicationConsentQuery,
          response: { 200: PublicationConsentState },
        },
      },
      async ({ query: { token }, region, ip }) => ({
        data: await limitWrongTokens(limits, ip, () =>
          readPublicationConsent(db, { token, region: region.id }),
        ),
      }),
    );

    app.delete(
      path,
      {
        schema: {
          summary: "Withdraw consent to a published question",
          description:
            "Needs no session. What is published of the enquiry is off the listing at once, and cannot be published again.",
          tags: ["leads"],
          querystring: PublicationConsentQuery,
          response: { 200: PublicationConsentState },
        },
      },
      async ({ query: { token }, region, ip }) => {
        const end = () =>
          inTransaction(db, (trx) => withdrawByLink(trx, { token, region: region.id }));
        const data = await limitWrongTokens(limits, ip, end);
        forgetSharedReads(db);
        return { data };
      },
    );
  };
