import type { BlockKind } from "@hjem/domain/content/block";
import {
  articleKinds,
  blockParts,
  type ContentCollection,
} from "@hjem/domain/content/content-rules";

/** Names of fields and of their lists, each with a label (`useContentNames`). */
export type FieldLabel =
  | "title"
  | "icon"
  | "lead"
  | "text"
  | "description"
  | "version"
  | "kind"
  | "readingMinutes"
  | "picture"
  | "sources"
  | "source"
  | "url"
  | "link"
  | "links"
  | "label"
  | "value"
  | "rows"
  | "items"
  | "question"
  | "answer"
  | "urls"
  | "page"
  | "part"
  | "count"
  | "side";

interface Named {
  name: string;
  /** @default the name */
  label?: FieldLabel;
  isOptional?: true;
}

/** A field of one value. */
export type ValueSpec = Named &
  (
    | { kind: "line" | "text"; max: number }
    /** Text with marks, and an address that a press leads to. */
    | { kind: "markdown" | "address" | "picture" }
    /** Name of an icon. */
    | { kind: "icon" }
    /** Address of a page of the site, `/page/{url}`. */
    | { kind: "page" }
    | { kind: "number"; min: number; max: number }
    | { kind: "choice"; options: readonly string[] }
    /** One link with its label. */
    | { kind: "link" }
  );

/** Several entries of the same fields, in an order; with `isPlain` an entry is the value of its only field. */
export type ListSpec = Named & {
  kind: "list";
  item: FieldLabel;
  of: readonly ValueSpec[];
  min: number;
  max: number;
  isPlain?: true;
};

/** How a field is edited (CMS-025..035, D115). */
export type FieldSpec = ValueSpec | ListSpec;

const title: FieldSpec = { name: "title", kind: "line", max: 160 };
const optionalTitle: FieldSpec = { ...title, isOptional: true };
const text: FieldSpec = { name: "text", kind: "markdown" };
const picture: FieldSpec = { name: "picture", kind: "picture" };
const optionalPicture: FieldSpec = { ...picture, isOptional: true };
const optionalLink: FieldSpec = { name: "link", kind: "link", isOptional: true };
const address: ValueSpec = { name: "url", kind: "address" };
const linkLabel: ValueSpec = { name: "label", kind: "line", max: 80 };

/** Parts of one link. */
export const linkFields: readonly ValueSpec[] = [linkLabel, address];

/** Fields of each kind of block, in the order of the form. */
export const blockFields: Readonly<Record<BlockKind, readonly FieldSpec[]>> = {
  "blocks.header": [title, { name: "lead", kind: "text", max: 600 }, optionalPicture],
  "blocks.article": [text],
  "blocks.centre-content": [optionalTitle, text],
  "blocks.text-with-image": [
    optionalTitle,
    text,
    picture,
    { name: "side", kind: "choice", options: ["left", "right"] },
  ],
  "blocks.highlight": [
    title,
    { name: "icon", kind: "icon", isOptional: true },
    text,
    {
      name: "rows",
      kind: "list",
      item: "value",
      min: 0,
      max: 20,
      of: [
        { name: "label", kind: "line", max: 120 },
        { name: "value", kind: "line", max: 120 },
      ],
    },
    optionalLink,
  ],
  "blocks.accordion": [
    optionalTitle,
    {
      name: "items",
      kind: "list",
      item: "question",
      min: 1,
      max: 60,
      of: [
        { name: "title", label: "question", kind: "line", max: 160 },
        { name: "text", label: "answer", kind: "markdown" },
      ],
    },
  ],
  "blocks.article-card": [
    optionalTitle,
    {
      name: "urls",
      kind: "list",
      item: "page",
      min: 0,
      max: 12,
      isPlain: true,
      of: [{ name: "url", label: "page", kind: "page" }],
    },
  ],
  "blocks.page": [
    { name: "part", kind: "choice", options: blockParts },
    optionalTitle,
    { name: "count", kind: "number", min: 1, max: 24, isOptional: true },
  ],
  "blocks.saved-properties": [title, { name: "count", kind: "number", min: 1, max: 12 }],
  "blocks.feature-with-background": [title, text, optionalPicture, optionalLink],
  "blocks.app": [
    title,
    text,
    { name: "links", kind: "list", item: "link", min: 0, max: 4, of: linkFields },
  ],
};

/** Fields of an entry beside its blocks, by collection; its key, kind or url is fixed. */
export const entryFields: Readonly<Record<ContentCollection, readonly FieldSpec[]>> = {
  contents: [title],
  "content-policies": [title, text],
  "cookie-policies": [title, { name: "version", kind: "line", max: 40 }, text],
  "cms-pages": [
    title,
    { name: "description", kind: "text", max: 300 },
    { name: "kind", kind: "choice", options: articleKinds },
    { name: "readingMinutes", kind: "number", min: 1, max: 120, isOptional: true },
    optionalPicture,
    {
      name: "sources",
      kind: "list",
      item: "source",
      min: 0,
      max: 30,
      of: [
        { name: "label", kind: "line", max: 200 },
        { name: "url", kind: "address" },
      ],
    },
  ],
};

/** Whether entries of a collection have blocks. */
export const hasBlocks = (collection: ContentCollection): boolean =>
  collection === "contents" || collection === "cms-pages";
