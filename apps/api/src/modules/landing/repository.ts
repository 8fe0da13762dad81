import { LandingPageContent } from "@hjem/domain/content/landing-page";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";

/** Writes landing pages of a region; those that are there already are brought up to date. */
export const saveLandingPages = async (
  db: Queries,
  regionId: string,
  pages: readonly LandingPageContent[],
): Promise<void> => {
  const rows = pages.map((page) => ({
    region: regionId,
    id: page.id,
    content: LandingPageContent.parse(page),
  }));
  await sql`
    insert into landing_page
    select * from json_populate_recordset(null::landing_page, ${JSON.stringify(rows)}::json)
    on conflict (region, id) do update set content = excluded.content
  `.execute(db);
};

/** A landing page of a region by its name; null where there is none. */
export const findLandingPage = async (
  db: Queries,
  regionId: string,
  id: string,
): Promise<LandingPageContent | null> => {
  const row = await db
    .selectFrom("landing_page")
    .select("content")
    .where("region", "=", regionId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.content ?? null;
};
