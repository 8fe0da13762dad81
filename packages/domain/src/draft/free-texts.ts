import { allDraftFields, type DraftFieldPath } from "../publishing/all-fields.ts";
import { type DraftContent, fieldValue } from "./draft-field.ts";
import type { DraftAttachment, DraftImage } from "./draft.ts";

/** Fields beside those of the tables in which people type what they like; `images` are alternative texts. */
const otherPaths = [
  "contacts.name",
  "location.street",
  "location.suburb",
  "location.sub_locality_nickname",
  "location.map_suggest",
  "property_detail.land_registry.sub_locality_nickname",
] as const;

/** Path of what an advertiser types, as `missing` of a tab names it. */
export type FreeTextPath = DraftFieldPath | (typeof otherPaths)[number] | "images" | "attachments";

/** A text that an advertiser typed, with where it is. */
export interface FreeText {
  path: FreeTextPath;
  text: string;
}

const typed: readonly FreeTextPath[] = [
  ...allDraftFields
    .filter(({ control }) => ["text", "long_text", "html", "web_address"].includes(control))
    .map(({ path }) => path),
  ...otherPaths,
];

/** A draft with its files; those that are not there have no texts. */
export type WithTexts = DraftContent & {
  images?: readonly Pick<DraftImage, "alt">[];
  attachments?: readonly Pick<DraftAttachment, "name">[];
};

/** Everything of a draft that people type as they like, the contact's name and the names of files included. */
export function freeTexts(draft: WithTexts): FreeText[] {
  const fields = typed.map((path) => ({ path, text: fieldValue(draft, path) }));
  const files = [
    ...(draft.images ?? []).map(({ alt }) => ({ path: "images" as const, text: alt })),
    ...(draft.attachments ?? []).map(({ name }) => ({ path: "attachments" as const, text: name })),
  ];
  return [...fields, ...files].flatMap(({ path, text }) =>
    typeof text === "string" && text.trim() !== "" ? [{ path, text }] : [],
  );
}
