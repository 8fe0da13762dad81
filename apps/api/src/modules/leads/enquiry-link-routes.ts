import { EnquiryLinkQuery, EnquiryLinkState } from "@hjem/domain/lead/enquiry-link";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Queries } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { limitWrongTokens } from "../../security/request-limits.ts";
import type { AccountDeps } from "../accounts/account-deps.ts";
import { findListing } from "../listings/repository.ts";

/** Answers to an enquiry, the oldest first. */
async function readAnswers(db: Queries, leadId: string) {
  const rows = await db
    .selectFrom("lead_answer")
    .select(["words", "created_at"])
    .where("lead_id", "=", leadId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ words, created_at: at }) => ({ text: words, at: at.toISOString() }));
}

/** The link of the mail about an answer, without session: its holder reads the enquiry and the answers. */
export const enquiryLinkRoutes =
  ({ db, limits }: Pick<AccountDeps, "db" | "limits">): FastifyPluginAsyncZod =>
  async (app) => {
    const read = async (token: string, regionId: string): Promise<EnquiryLinkState["data"]> => {
      const lead = await db
        .selectFrom("lead")
        .select(["id", "message", "created_at", "property_id"])
        .where("publish_token", "=", token)
        .where("region", "=", regionId)
        .executeTakeFirst();
      if (!lead) throw new ApiError("not_found");
      const found = await findListing(db, lead.property_id);
      return {
        message: lead.message,
        at: lead.created_at.toISOString(),
        answers: await readAnswers(db, lead.id),
        listing: found && {
          agencyId: found.listing.agencyId,
          propertyId: found.listing.id,
          address: found.listing.address.fullAddress,
        },
      };
    };

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
      async ({ query: { token }, region, ip }, reply) => {
        reply.header("cache-control", "no-store");
        reply.header("referrer-policy", "no-referrer");
        return { data: await limitWrongTokens(limits, ip, () => read(token, region.id)) };
      },
    );
  };
