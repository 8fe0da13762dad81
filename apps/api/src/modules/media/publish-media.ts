import type { Queries } from "../../db/schema.ts";

/** From now on anybody may see and keep these pictures, by their addresses such as `/media/{id}`; `now` in milliseconds. */
export async function publishMedia(
  queries: Queries,
  urls: readonly string[],
  now: number,
): Promise<void> {
  const ids = urls.map((url) => url.slice("/media/".length));
  if (ids.length === 0) return;
  await queries
    .updateTable("media")
    .set({ published_at: new Date(now).toISOString() })
    .where("id", "in", ids)
    .where("published_at", "is", null)
    .execute();
}
