import type { OwnListing, OwnListingsResponse } from "@hjem/domain/draft/draft";
import type { Region } from "@hjem/domain/region";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { type DraftRow, draftView, type ViewDeps } from "./draft-access.ts";

const PER_PAGE = 20;

/** People are counted from 10 up, in steps of 5 (D57, D88). */
const COUNTED_FROM = 10;
const COUNT_STEP = 5;

const roundedCount = (people: number): number | null =>
  people < COUNTED_FROM ? null : people - (people % COUNT_STEP);

interface Counts {
  closedOn: string | null;
  people: number;
  total: number;
  unanswered: number;
}

/** What happened to some listings, by id of their draft. */
async function readCounts(db: Queries, ids: readonly string[]): Promise<Map<string, Counts>> {
  const { rows } = await sql<Counts & { id: string }>`
    select d.id, to_char(d.closed_on, 'YYYY-MM-DD') as "closedOn",
      (select count(distinct m.account_id)::int4 from collection_home h
        join collection c on c.id = h.collection_id and c.deleted_at is null
        join collection_member m on m.collection_id = c.id
        where h.property_id = d.public_id and h.removed_at is null) as people,
      (select count(*)::int4 from lead l where l.property_id = d.public_id and l.region = d.region) as total,
      (select count(*)::int4 from lead l where l.property_id = d.public_id and l.region = d.region) as unanswered
    from listing_draft d where d.id = any(${[...ids]}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

async function toOwnListing(
  deps: ViewDeps,
  region: Region,
  row: DraftRow,
  counts: Counts | undefined,
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
    favorites: roundedCount(counts?.people ?? 0),
    enquiries: { total: counts?.total ?? 0, unanswered: counts?.unanswered ?? 0 },
  };
}

/** A page of a person's drafts and listings with what happened to them, the one changed last first. */
export async function readOwnListings(
  deps: ViewDeps,
  region: Region,
  accountId: string,
  page: number,
): Promise<OwnListingsResponse> {
  const { db } = deps;
  const own = db
    .selectFrom("listing_draft")
    .where("account_id", "=", accountId)
    .where("deleted_at", "is", null);
  const { total } = await own
    .select(sql<number>`count(*)::int4`.as("total"))
    .executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy("changed_at", "desc")
    .orderBy("id", "desc")
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute();
  const counts = await readCounts(
    db,
    rows.map(({ id }) => id),
  );
  const data = [];
  for (const row of rows) data.push(await toOwnListing(deps, region, row, counts.get(row.id)));
  const lastPage = Math.ceil(total / PER_PAGE);
  return { data, pagination: { currentPage: page, perPage: PER_PAGE, total, lastPage } };
}
