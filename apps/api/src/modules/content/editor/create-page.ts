import type { NewPageRequest } from "@hjem/domain/content/content-editor";
import type { Region } from "@hjem/domain/region";
import { randomBytes } from "node:crypto";
import type { Queries } from "../../../db/schema.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import type { EntryRow } from "../published-entries.ts";
import { readEditorRows } from "./editor-entries.ts";

const DOCUMENT_ID_BYTES = 12;

/**
 * A new page of a market in each of its languages, unpublished; to be called with the pages of the market locked.
 * @throws {ApiError} `validation_failed` where a page has that url.
 */
export async function createPage(
  trx: Queries,
  region: Pick<Region, "id" | "languages">,
  { url, title, kind }: NewPageRequest,
  now: number,
): Promise<EntryRow[]> {
  const rows = await readEditorRows(trx, region.id);
  if (rows.some(({ collection, name }) => collection === "cms-pages" && name === url)) {
    throw new ApiError("validation_failed", {
      fieldErrors: [{ field: "url", sentence: "url_taken" }],
    });
  }
  const at = new Date(now).toISOString();
  const documentId = randomBytes(DOCUMENT_ID_BYTES).toString("hex");
  const fields = {
    url,
    title,
    description: "",
    kind,
    picture: null,
    readingMinutes: null,
    sources: [],
    blocks: [],
  };
  return trx
    .insertInto("content_entry")
    .values(
      region.languages.map(({ code }) => ({
        document_id: documentId,
        collection: "cms-pages" as const,
        region: region.id,
        locale: code,
        name: url,
        draft: JSON.stringify(fields),
        draft_at: at,
        is_edited: true,
        created_at: at,
      })),
    )
    .returningAll()
    .execute();
}
