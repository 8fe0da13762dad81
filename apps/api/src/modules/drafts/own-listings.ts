import { shownPersons } from "@hjem/domain/draft/demand";
import type { OwnListing, OwnListingsQuery, OwnListingsResponse } from "@hjem/domain/draft/draft";
import { groupOfStatus, needsOwner, ownListingGroups } from "@hjem/domain/draft/draft-rules";
import { recordOf } from "@hjem/domain/narrow";
import type { Region } from "@hjem/domain/region";
import { sql } from "kysely";
import type { z } from "zod";
import type { Queries } from "../../db/schema.ts";
import { type DraftRow, draftView, type ViewDeps } from "./draft-access.ts";
import { draftStatus } from "./draft-status.ts";
import { readTrends } from "./enquiries/read-trends.ts";

interface Counts {
  closedOn: string | null;
  people: number;
  total: number;
  unanswered: number;
  hasReceipts: boolean;
}

/** What happened to some listings, by id of their draft. */
async function readCounts(db: Queries, ids: readonly string[]): Promise<Map<string, Counts>> {
  const { rows } = await sql<Counts & { id: string }>`
    select d.id, to_char(d.closed_on, 'YYYY-MM-DD') as "closedOn",
      (select count(distinct m.account_id)::int4 from collection_home h
        join collection c on c.id = h.collection_id and c.deleted_at is null
        join collection_member m on m.collection_id = c.id
        where h.property_id = d.public_id and h.removed_at is null) as people,
      (select count(*)::int4 from lead l where l.property_id = d.public_id and l.region = d.region and l.held_for is null) as total,
      (select count(*)::int4 from lead l where l.property_id = d.public_id and l.region = d.region and l.held_for is null
        and not exists (select 1 from lead_answer a where a.lead_id = l.id)) as unanswered,
      exists (select 1 from payment p where p.draft_id = d.id and p.receipt_number is not null) as "hasReceipts"
    from listing_draft d where d.id = any(${[...ids]}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

async function toOwnListing(
  deps: ViewDeps,
  region: Region,
  row: DraftRow,
  { counts, trend }: { counts: Counts | undefined; trend: OwnListing["trend"] },
): Promise<OwnListing> {
  const {
    images,
    propertyDetail,
    priceAndDate,
    contacts: _,
    attachments: __,
    ...draft
  } = await draftView(deps, region, row);
  const cover = images.find(({ state }) => state === "ready");
  const date = counts?.closedOn ?? null;
  return {
    ...draft,
    title: propertyDetail.title ?? null,
    price:
      (row.listing_type?.endsWith("_rent") ? priceAndDate.monthly : priceAndDate.askingPrice) ??
      null,
    cover: cover ? { url: cover.url, ratio: cover.ratio, color: cover.color } : null,
    closed: date === null ? null : { date, price: row.closed_price },
    favorites: shownPersons(counts?.people ?? 0),
    enquiries: { total: counts?.total ?? 0, unanswered: counts?.unanswered ?? 0 },
    trend,
    hasReceipts: counts?.hasReceipts ?? false,
  };
}

/** Enquiries about all of a person's listings. */
async function countEnquiries(db: Queries, accountId: string): Promise<OwnListing["enquiries"]> {
  const { rows } = await sql<OwnListing["enquiries"]>`
    select count(*)::int4 as total, (count(*) filter (
        where not exists (select 1 from lead_answer a where a.lead_id = l.id)))::int4 as unanswered
    from listing_draft d join lead l on l.property_id = d.public_id and l.region = d.region and l.held_for is null
    where d.account_id = ${accountId} and d.deleted_at is null
  `.execute(db);
  return rows[0] ?? { total: 0, unanswered: 0 };
}

/** A person's drafts and listings with the group of each, what waits for the person first: few enough to be counted here (D95). */
async function readGroups({ db, now }: ViewDeps, accountId: string) {
  const rows = await db
    .selectFrom("listing_draft")
    .select(["id", "status", "expires_at", "published_version", "off_market_since"])
    .select(
      sql<number>`(select count(*)::int4 from lead l where l.property_id = listing_draft.public_id
        and l.region = listing_draft.region and l.held_for is null
        and not exists (select 1 from lead_answer a where a.lead_id = l.id))`.as("unanswered"),
    )
    .where("account_id", "=", accountId)
    .where("deleted_at", "is", null)
    .orderBy("changed_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const listings = rows.map((row) => {
    const status = draftStatus(row, now());
    return { id: row.id, group: groupOfStatus(status), waits: needsOwner(status, row.unanswered) };
  });
  return listings.toSorted((one, other) => Number(other.waits) - Number(one.waits));
}

/** A page of a person's drafts and listings with what happened to them: first what waits for the person, then the one changed last. */
export async function readOwnListings(
  deps: ViewDeps,
  region: Region,
  accountId: string,
  { page, size, group }: z.infer<typeof OwnListingsQuery>,
): Promise<OwnListingsResponse> {
  const { db } = deps;
  const grouped = await readGroups(deps, accountId);
  const found = grouped.filter((each) => group === undefined || each.group === group);
  const ids = found.slice((page - 1) * size, page * size).map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom("listing_draft").selectAll().where("id", "in", ids).execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const happened = await readCounts(db, ids);
  const trends = await readTrends(db, region, rows, deps.now());
  const data = [];
  for (const id of ids) {
    const row = rowOf.get(id);
    const figures = { counts: happened.get(id), trend: trends.get(id) ?? null };
    if (row) data.push(await toOwnListing(deps, region, row, figures));
  }
  const total = found.length;
  return {
    data,
    pagination: {
      currentPage: page,
      perPage: size,
      total,
      lastPage: Math.ceil(total / size),
    },
    counts: recordOf(
      ownListingGroups.map((name) => [name, grouped.filter((each) => each.group === name).length]),
    ),
    enquiries: await countEnquiries(db, accountId),
  };
}
