import { type Verification, VerificationsResponse } from "@hjem/domain/account/verification";
import type { Region } from "@hjem/domain/region";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import type { Site } from "../../regions.ts";
import { readAccount } from "../accounts/account-repository.ts";
import { readVerifications, verifiedPhone } from "../accounts/verification/read-verifications.ts";
import { readPhone } from "../leads/form-checks.ts";
import { requireListing } from "../listings/require-listing.ts";
import { isOnMarket } from "./draft-status.ts";

/**
 * What was verified of the private person who advertises a listing; nothing for a feed's listing, and for one that is not
 * on the market. A verified number counts only if the listing shows no other number.
 */
async function verificationsOf(
  db: Database,
  region: Region,
  { id, shownPhone }: { id: string; shownPhone: string | null },
): Promise<Verification[]> {
  const draft = await db
    .selectFrom("listing_draft")
    .select(["account_id", "published_version", "off_market_since"])
    .where("public_id", "=", id.toLowerCase())
    .where("region", "=", region.id)
    .executeTakeFirst();
  if (!draft || !isOnMarket(draft)) return [];
  const account = await readAccount(db, draft.account_id);
  if (account.locked_at !== null || account.erase_at !== null) return [];
  const verifications = await readVerifications(db, account, region);
  if (shownPhone === null) return verifications;
  const phone = await verifiedPhone(db, account, region);
  const isShown = readPhone(shownPhone, region.dialCode) === phone?.number;
  return verifications.filter(({ kind }) => kind !== "phone" || isShown);
}

/** What was verified of a listing's advertiser, for every visitor. */
export const advertiserVerificationRoutes =
  ({ db, regions }: { db: Database; regions: readonly Site[] }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/v2/property/:id/verifications",
      {
        schema: {
          summary: "Read what was verified of a listing's advertiser",
          description:
            "Of a private person whose listing is on the market: kind and month of each verified fact, and nothing about what was not verified. Empty for agencies.",
          tags: ["listings"],
          params: z.object({ id: z.string().max(200) }),
          response: { 200: VerificationsResponse },
        },
      },
      async ({ params: { id }, region }) => {
        const listing = await requireListing({ db, regions }, { region }, id);
        if (listing.ownerType !== "user" || listing.isHidden) return { data: [] };
        const shownPhone = listing.ownerContact?.phone ?? null;
        return { data: await verificationsOf(db, region, { id: listing.id, shownPhone }) };
      },
    );
  };
