import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { samePhotoLimits } from "../draft-files/same-photo.ts";

/** The listing of somebody else that has most of a draft's photos, and had them first. */
export interface SamePhotos {
  /** Null for a listing of a feed. */
  draftId: string | null;
  /** In lower case; null for a draft that was never public. */
  propertyId: string | null;
  count: number;
}

const { bits, ratio, color, edges } = samePhotoLimits;

const hashBits = (column: string) => sql`('x' || ${sql.ref(column)})::bit(64)`;
const channel = (column: string, at: number) =>
  sql`('x' || substr(${sql.ref(column)}, ${sql.lit(at)}, 2))::bit(8)::int4`;

/** Whether two photos look the same, by the limits of `isSamePhoto`. */
const looksSame = sql`
  bit_count(${hashBits("own.perceptual_hash")}) between ${sql.lit(edges)} and ${sql.lit(64 - edges)}
  and bit_count(${hashBits("own.perceptual_hash")} # ${hashBits("m.perceptual_hash")}) <= ${sql.lit(bits)}
  and abs(own.ratio - m.ratio) <= own.ratio * ${sql.lit(ratio)}
  and ${sql.join(
    [2, 4, 6].map(
      (at) =>
        sql`abs(${channel("own.color", at)} - ${channel("m.color", at)}) <= ${sql.lit(color)}`,
    ),
    sql` and `,
  )}`;

/** Parts of a hash, of which one is the same in photos that look the same; each has an index. */
const parts = [
  [1, 5],
  [6, 5],
  [11, 6],
] as const;

const alikeBy = (region: string, [at, length]: (typeof parts)[number]) => sql`
  select own.id as own_id, m.id
  from own join media m on substr(m.perceptual_hash, ${sql.lit(at)}, ${sql.lit(length)})
    = substr(own.perceptual_hash, ${sql.lit(at)}, ${sql.lit(length)})
  where m.region = ${region} and m.id <> own.id and ${looksSame}`;

/**
 * Photos of a draft that another person's listing or a feed's had first, by their bytes or by how they look (D99); the listing
 * with most of them, null where none has any. Listings of the person's own agencies are left out.
 */
export async function findSamePhotos(
  db: Queries,
  draft: { id: string; accountId: string; region: string },
): Promise<SamePhotos | null> {
  const { rows } = await sql<SamePhotos>`
    with own as (
      select i.id, i.sha256, i.created_at, m.perceptual_hash, m.ratio, m.color
      from draft_image i left join media m on m.id = i.id
      where i.draft_id = ${draft.id} and i.deleted_at is null and i.state = 'ready'
    ), alike as (
      select own.id as own_id, m.id
      from own join media m on m.region = ${draft.region} and m.sha256 = own.sha256
      where own.sha256 <> '' and m.id <> own.id
      union ${sql.join(
        parts.map((part) => alikeBy(draft.region, part)),
        sql` union `,
      )}
    ), pairs as (
      select own.id as own_id, other.draft_id, other.created_at
      from own join draft_image other on other.sha256 = own.sha256 and own.sha256 <> ''
      union
      select alike.own_id, other.draft_id, other.created_at
      from alike join draft_image other on other.id = alike.id
    ), found as (
      select d.id as draft_id, d.public_id, count(distinct pairs.own_id)::int4 as count
      from pairs
      join own on own.id = pairs.own_id
      join listing_draft d on d.id = pairs.draft_id
      where d.account_id <> ${draft.accountId} and d.region = ${draft.region} and d.deleted_at is null
        and (pairs.created_at < own.created_at or d.public_id is not null)
      group by d.id, d.public_id
      union all
      select null, l.public_id, count(distinct own.id)::int4
      from alike
      join own on own.id = alike.own_id
      join media m on m.id = alike.id and not m.is_upload
      join listing l on l.public_id = any(m.public_ids) and l.region = ${draft.region}
      where m.created_at < own.created_at
        and l.agency_id not in (select agency_id from agency_member where account_id = ${draft.accountId})
      group by l.public_id
    )
    select draft_id as "draftId", public_id as "propertyId", count
    from found
    order by count desc, public_id nulls last, draft_id
    limit 1
  `.execute(db);
  return rows[0] ?? null;
}
