import type { Listing } from "@hjem/domain/listing/listing";
import type { Region } from "@hjem/domain/region";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { wordsRow } from "../../search/searchable-text.ts";

const projectIdOf = ({ objectType, projectId }: Listing): string | null =>
  objectType === "project" ? null : (projectId?.toLowerCase() ?? null);

const findProjects = async (
  db: Queries,
  region: Region,
  listings: readonly Listing[],
): Promise<Map<string, Listing>> => {
  const ids = [...new Set(listings.map(projectIdOf).filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ public_id: string; listing: Listing }>`
    select public_id, listing from listing
    where region = ${region.id} and public_id = any(${ids}::text[]) and listing ->> 'objectType' = 'project'
  `.execute(db);
  return new Map(rows.map(({ public_id: id, listing }) => [id, listing]));
};

/** Units of listings just written that were not written with them. */
const findOtherUnits = async (
  db: Queries,
  region: Region,
  ids: ReadonlyMap<string, number>,
): Promise<{ id: number; listing: Listing }[]> => {
  const { rows } = await sql<{ id: number; listing: Listing }>`
    select id, listing from listing
    where region = ${region.id} and project_id = any(${[...ids.keys()]}::text[])
      and id <> all(${[...ids.values()]}::int8[])
  `.execute(db);
  return rows;
};

const recordset = (rows: readonly object[]) =>
  sql`json_populate_recordset(null::listing_words, ${JSON.stringify(rows)}::json)`;

/**
 * Writes the words of listings that were just written, whose internal ids are `ids` by public id. Units also have the
 * words of their project (D55); units written before are updated, and those whose words have changed are published to
 * the change feed.
 */
export async function saveWords(
  db: Queries,
  region: Region,
  listings: readonly Listing[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const projects = await findProjects(db, region, listings);
  const rows = listings.map((listing) => {
    const project = projects.get(projectIdOf(listing) ?? "") ?? null;
    return wordsRow(ids.get(listing.id.toLowerCase())!, listing, region, project);
  });
  await sql`delete from listing_words where id = any(${[...ids.values()]}::int8[])`.execute(db);
  await sql`insert into listing_words select * from ${recordset(rows)}`.execute(db);

  const written = new Map(listings.map((listing) => [listing.id.toLowerCase(), listing]));
  const others = (await findOtherUnits(db, region, ids)).map(({ id, listing }) => {
    const whole = written.get(projectIdOf(listing) ?? "");
    return wordsRow(id, listing, region, whole?.objectType === "project" ? whole : null);
  });
  if (others.length === 0) return;
  await sql`
    update listing_words w set key_words = n.key_words, words = n.words,
      address_words = n.address_words, name_words = n.name_words
    from ${recordset(others)} n
    where n.id = w.id and (w.words, w.address_words, w.name_words) is distinct from (n.words, n.address_words, n.name_words)
  `.execute(db);
}
