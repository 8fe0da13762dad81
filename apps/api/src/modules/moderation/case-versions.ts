import { type DetailedListing, detailedListing, type Listing } from "@hjem/domain/listing/listing";
import type { Region } from "@hjem/domain/region";
import type { Queries } from "../../db/schema.ts";
import type { DraftRow } from "../drafts/draft-access.ts";
import { draftListing } from "../drafts/preview/preview-listing.ts";
import type { CaseRow } from "./case-repository.ts";

/** The listing of a case as its page says it, and what it was before; null where there is none. */
export interface CaseVersions {
  version: DetailedListing | null;
  before: DetailedListing | null;
}

const readPublic = async (db: Queries, { region, property_id: id }: CaseRow) => {
  if (id === null) return null;
  const found = await db
    .selectFrom("listing")
    .select("listing")
    .where("region", "=", region)
    .where("public_id", "=", id)
    .executeTakeFirst();
  return found && !found.listing.isHidden ? found.listing : null;
};

/** The version that a moderator decided on last before this case was opened. */
const readDecided = async (db: Queries, { id, draft_id: draftId, opened_at: at }: CaseRow) => {
  if (draftId === null) return null;
  const found = await db
    .selectFrom("moderation_case")
    .select("listing")
    .where("draft_id", "=", draftId)
    .where("id", "!=", id)
    .where("opened_at", "<=", at)
    .where("listing", "is not", null)
    .where("decision", "in", ["released", "rejected"])
    .orderBy("opened_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.listing ?? null;
};

const detailed = (listing: Listing | null): DetailedListing | null =>
  listing && detailedListing(listing);

/**
 * What a moderator decides on, whole, beside what is public or was decided on before (D99). A reported listing is what is
 * public of it.
 */
export async function readVersions(
  db: Queries,
  region: Region,
  { row, draft, now }: { row: CaseRow; draft: DraftRow | undefined; now: number },
): Promise<CaseVersions> {
  const shown = await readPublic(db, row);
  if (row.kind === "reported" || !draft) return { version: detailed(shown), before: null };
  const version =
    row.decided_at === null
      ? await draftListing({ db, now: () => now }, region, draft)
      : row.listing;
  return { version: detailed(version), before: detailed(shown ?? (await readDecided(db, row))) };
}
