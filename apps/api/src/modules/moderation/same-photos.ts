import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";

/** The draft of another person that has most of a draft's photos, and had them first. */
export interface SamePhotos {
  draftId: string;
  /** In lower case; null where it was never public. */
  propertyId: string | null;
  count: number;
}

/**
 * Photos of a draft that another person's listing had first, by their bytes or by how they look (D99); the listing with
 * most of them, null where none has any. Plain surfaces, which all look alike, are left out.
 */
export async function findSamePhotos(
  db: Queries,
  draft: { id: string; accountId: string; region: string },
): Promise<SamePhotos | null> {
  const { rows } = await sql<SamePhotos>`
    with own as (
      select i.id, i.sha256, i.created_at, m.perceptual_hash
      from draft_image i left join media m on m.id = i.id
      where i.draft_id = ${draft.id} and i.deleted_at is null and i.state = 'ready'
    ), pairs as (
      select own.id as own_id, other.draft_id, other.created_at
      from own join draft_image other on other.sha256 = own.sha256 and own.sha256 <> ''
      union
      select own.id, other.draft_id, other.created_at
      from own
      join media m on m.perceptual_hash = own.perceptual_hash and m.id <> own.id
      join draft_image other on other.id = m.id
      where own.perceptual_hash !~ '^(0{16}|f{16})$'
    )
    select d.id as "draftId", d.public_id as "propertyId", count(distinct pairs.own_id)::int4 as count
    from pairs
    join own on own.id = pairs.own_id
    join listing_draft d on d.id = pairs.draft_id
    where d.account_id <> ${draft.accountId} and d.region = ${draft.region} and d.deleted_at is null
      and (pairs.created_at < own.created_at or d.public_id is not null)
    group by d.id, d.public_id
    order by count desc, d.public_id nulls last, d.id
    limit 1
  `.execute(db);
  return rows[0] ?? null;
}
