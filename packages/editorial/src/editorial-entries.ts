import { ContentBlock } from "@hjem/domain/content/block";
import { CmsPage, Content, ContentPolicy, CookiePolicy } from "@hjem/domain/content/content-entry";
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { shownPicture } from "./editorial-pictures.ts";
import { parseBlocks } from "./parse-blocks.ts";

/** Fields that the content service assigns when it stores an entry. */
const assigned = {
  id: true,
  documentId: true,
  createdAt: true,
  updatedAt: true,
  publishedAt: true,
} as const;
/** Name of the entry: the same in every language of a market, and another for each entry of a market. */
const name = z.string().regex(/^[a-z0-9-]+$/);
const blocks = z.array(ContentBlock);

/**
 * An entry of the content service as it is before an editor changes it, with its collection and name; ids and times are
 * the service's, and every `html` is empty (CMS-001..004, CMS-015, D114).
 */
export const EditorialEntry = z.discriminatedUnion("collection", [
  Content.omit(assigned).extend({ collection: z.literal("contents"), name, blocks }),
  ContentPolicy.omit(assigned).extend({ collection: z.literal("content-policies"), name }),
  CookiePolicy.omit(assigned).extend({ collection: z.literal("cookie-policies"), name }),
  CmsPage.omit(assigned).extend({ collection: z.literal("cms-pages"), name, blocks }),
]);
export type EditorialEntry = z.infer<typeof EditorialEntry>;

const folder = new URL("./texts/", import.meta.url);
const WORDS_PER_MINUTE = 200;

/** A file: `key: value` lines between two lines of dashes, then Markdown. */
const split = (file: string) => {
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const fields = head.split("\n").map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()] as const;
  });
  return { fields: Object.fromEntries(fields), body: body.trim() };
};

const readingMinutes = (text: string): number =>
  Math.max(1, Math.round((text.match(/\p{L}+/gu) ?? []).length / WORDS_PER_MINUTE));

/**
 * Reads one file; its path says market, language and name: `no/en/kjope-bolig.md`. A page may have a picture:
 * `picture: nordic-house.webp` of the folder of pictures, with what it shows as `pictureText`.
 */
const readEntry = (path: string): EditorialEntry => {
  const [region, locale, file = ""] = path.split("/");
  const { fields: head, body } = split(readFileSync(new URL(path, folder), "utf8"));
  const { picture, pictureText, ...fields } = head;
  const at = { ...fields, region, locale, name: file.replace(/\.md$/, "") };
  const isText = fields.collection?.endsWith("-policies") ?? false;
  return EditorialEntry.parse(
    isText
      ? { ...at, text: body, html: "" }
      : {
          ...at,
          url: at.name,
          picture: picture === undefined ? null : shownPicture(picture, pictureText),
          readingMinutes: fields.kind === "guide" ? readingMinutes(body) : null,
          ...parseBlocks(body),
        },
  );
};

/**
 * All texts of the product in every language of each market: home, footer, policies, guides and glossaries. Reads the
 * files anew at each call; a file that does not fit its collection is an error.
 */
export const editorialEntries = (): EditorialEntry[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .toSorted()
    .map(readEntry);
