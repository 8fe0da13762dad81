import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { agenciesOf } from "../administration/agency-member-repository.ts";
import type { DraftRow } from "../drafts/draft-access.ts";

/** Whose listing a case is about: that of a draft, else of a feed. */
export interface CaseOwner {
  draft: Pick<DraftRow, "account_id"> | undefined;
  /** Public id in lower case; null before publication. */
  propertyId: string | null;
}

const agencyOfFeed = async (db: Queries, propertyId: string | null): Promise<string[]> => {
  const { rows } = await sql<{ agency: string }>`
    select listing ->> 'agencyId' as agency from listing where public_id = ${propertyId}::text
  `.execute(db);
  return rows.map(({ agency }) => agency);
};

/** Whether a listing is a moderator's own: they are its owner, or publish for the agency that owns it (D99). */
export async function isOwnListing(
  db: Queries,
  accountId: string,
  { draft, propertyId }: CaseOwner,
): Promise<boolean> {
  if (draft?.account_id === accountId) return true;
  const mine = new Set((await agenciesOf(db, accountId)).map(({ agencyId }) => agencyId));
  if (mine.size === 0) return false;
  const owners = draft
    ? (await agenciesOf(db, draft.account_id)).map(({ agencyId }) => agencyId)
    : await agencyOfFeed(db, propertyId);
  return owners.some((agencyId) => mine.has(agencyId));
}

/** @throws {ApiError} `own_listing` where it is a moderator's own. */
export async function requireOthersListing(
  db: Queries,
  accountId: string,
  owner: CaseOwner,
): Promise<void> {
  if (await isOwnListing(db, accountId, owner)) throw new ApiError("own_listing");
}
