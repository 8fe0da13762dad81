import { type Selectable, sql } from "kysely";
import type { Queries, Tables } from "../../db/schema.ts";

/** A picture that can be drawn: `hash` is its address, `color` shows until it is there (D44). */
export interface StoredPicture {
  hash: string;
  /** Whatever the drawing needs; plain JSON. */
  scene: unknown;
  /** `#rrggbb`. */
  color: string;
}

/** Writes scenes; a scene that is known already stays, since its hash says all of it. */
export const savePictures = async (
  db: Queries,
  pictures: readonly StoredPicture[],
): Promise<void> => {
  const rows: Selectable<Tables["picture"]>[] = pictures.map((picture) => ({ ...picture }));
  await sql`
    insert into picture
    select * from json_populate_recordset(null::picture, ${JSON.stringify(rows)}::json)
    on conflict (hash) do nothing
  `.execute(db);
};

/** The scene behind an address, or null for an unknown address. */
export const findScene = async (db: Queries, hash: string): Promise<unknown> => {
  const row = await db
    .selectFrom("picture")
    .select("scene")
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row?.scene ?? null;
};
