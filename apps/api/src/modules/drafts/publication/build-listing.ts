import type { Agency, Agent } from "@hjem/domain/agency/agency";
import type { Draft } from "@hjem/domain/draft/draft";
import { listingOfDraft } from "@hjem/domain/draft/listing-of-draft";
import type { Listing } from "@hjem/domain/listing/listing";
import type { ListingAddress } from "@hjem/domain/listing/listing-address";
import type { Region } from "@hjem/domain/region";
import type { Queries } from "../../../db/schema.ts";
import { withWrittenPlace } from "../../addresses/address-row.ts";
import { readPhone } from "../../leads/form-checks.ts";
import type { DraftRow } from "../draft-access.ts";

/** What a listing is built of. */
export interface ListingSource {
  region: Region;
  row: DraftRow;
  /** The draft as its owner sees it. */
  draft: Draft;
  address: ListingAddress;
  /** What is public of it so far; null before publication. */
  stored: Listing | null;
  /** Public id, in lower case. */
  id: string;
  /** ISO instants. */
  publishedAt: string;
  changedAt: string;
}

const readAgency = async (db: Queries, { propertyDetail, agencyId }: Draft) => {
  if (propertyDetail.ownerType !== "api") return null;
  const found = await db
    .selectFrom("agency")
    .select("agency")
    .where("id", "=", agencyId)
    .executeTakeFirst();
  return found?.agency ?? null;
};

const agentOf = (
  { account_id: id }: DraftRow,
  { contacts }: Draft,
  agency: Agency | null,
  phone: string | null,
): Agent | null =>
  agency && {
    id,
    name: contacts.name ?? agency.name,
    title: "",
    phone,
    email: contacts.email ?? null,
    pictureUrl: null,
    languages: [],
    licence: null,
  };

/** The listing that a draft says, in the market and under its id; on the market, with the history it has so far. */
export async function buildListing(db: Queries, source: ListingSource): Promise<Listing> {
  const { region, row, draft, address, stored, id, publishedAt, changedAt } = source;
  const { geoIds, displayName, municipality, region: county } = address;
  const agency = await readAgency(db, draft);
  const phones = (draft.contacts.phones ?? []).flatMap(
    (text) => readPhone(text, region.dialCode) ?? [],
  );
  const contacts = { ...draft.contacts, phones };
  const location = await withWrittenPlace(db, region.id, draft.location);
  return listingOfDraft(
    { ...draft, location, contacts, listingType: draft.listingType ?? "residential_sale" },
    {
      id,
      region,
      place: { geoIds, displayName, municipality, region: county },
      ownerType: agency ? "api" : "user",
      agencyId: draft.agencyId,
      agency,
      agent: agentOf(row, draft, agency, phones[0] ?? null),
      status: "available",
      priceHistory: stored?.priceHistory ?? [],
      createdAt: row.created_at.toISOString(),
      publishedAt,
      changedAt,
      closedAt: null,
    },
  );
}
