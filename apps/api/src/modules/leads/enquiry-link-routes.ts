import { EnquiryLinkQuery, EnquiryLinkState } from "@hjem/domain/lead/enquiry-link";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { inTransaction } from "../../db/transaction.ts";
import { limitWrongTokens } from "../../security/request-limits.ts";
import type { AccountDeps } from "../accounts/account-deps.ts";
import { changeRegistration, readEnquiryByLink } from "./enquiry-link.ts";

/** The link of a mail to who asked, without session: its holder reads the enquiry and the answers, and cancels a registration. */
export const enquiryLinkRoutes =
  ({
    db,
    limits,
    mailQueue,
    now,
  }: Pick<AccountDeps, "db" | "limits" | "mailQueue" | "now">): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
      reply.header("referrer-policy", "no-referrer");
    });

    app.get(
      "/api/v2/enquiry",
      {
        schema: {
          summary: "One's own enquiry with its answers, by the link of a mail",
          description: "Needs no session and changes nothing. 404 for an unknown token.",
          tags: ["leads"],
          querystring: EnquiryLinkQuery,
          response: { 200: EnquiryLinkState },
        },
      },
      async ({ query: { token }, region, ip }) => ({
        data: await limitWrongTokens(limits, ip, () =>
          readEnquiryByLink(db, { token, site: region }, now()),
        ),
      }),
    );

    for (const { method, change, summary } of [
      { method: "DELETE", change: "cancelled", summary: "Cancel a registration for a viewing" },
      { method: "PUT", change: "restored", summary: "Restore a cancelled registration" },
    ] as const) {
      app.route({
        method,
        url: "/api/v2/enquiry/registration",
        schema: {
          summary,
          description:
            "By the link of a mail, without session. The advertiser gets a mail, and the list of who comes is right at once. 404 for an unknown token and any other enquiry, 409 `viewing_over` once the viewing is over.",
          tags: ["leads"],
          querystring: EnquiryLinkQuery,
          response: { 200: EnquiryLinkState },
        },
        async handler({ query: { token }, region, ip }) {
          const act = () =>
            inTransaction(db, (trx) =>
              changeRegistration(trx, mailQueue, { token, site: region, now: now(), change }),
            );
          const data = await limitWrongTokens(limits, ip, act);
          mailQueue.wake();
          return { data };
        },
      });
    }
  };
