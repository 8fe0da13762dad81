import type { BlockKind } from "@hjem/domain/content/block";
import { fieldsOf } from "@hjem/domain/narrow";
import { blockFields, type FieldSpec, linkFields } from "./entry-fields.ts";

/** Fields of an entry or a block, as the API sends them and takes them back. */
export type Fields = Readonly<Record<string, unknown>>;

/** A block of a draft: its kind, and a number of its own within the draft. */
export interface DraftBlock {
  id: number;
  kind: BlockKind | null;
  fields: Fields;
}

const isBlockKind = (value: unknown): value is BlockKind =>
  typeof value === "string" && value in blockFields;

/** The blocks of a draft; one of an unknown kind is shown without fields (CMS-036). */
export function blocksOf(draft: Fields): DraftBlock[] {
  const blocks: readonly unknown[] = Array.isArray(draft.blocks) ? draft.blocks : [];
  return blocks.map((block, index) => {
    const fields = fieldsOf(block);
    const { __component: kind } = fields;
    return {
      id: typeof fields.id === "number" ? fields.id : index,
      kind: isBlockKind(kind) ? kind : null,
      fields,
    };
  });
}

/** A draft whose blocks have a number each, which a service elsewhere need not give. */
export function numbered(draft: Fields): Fields {
  const blocks = blocksOf(draft);
  if (!Array.isArray(draft.blocks)) return draft;
  const isUnique = new Set(blocks.map(({ id }) => id)).size === blocks.length;
  return {
    ...draft,
    blocks: blocks.map(({ id, fields }, index) => ({ ...fields, id: isUnique ? id : index + 1 })),
  };
}

const emptyOf = (spec: FieldSpec): unknown => {
  switch (spec.kind) {
    case "number":
      return spec.isOptional ? null : spec.min;
    case "choice":
      return spec.options[0];
    case "picture":
      return spec.isOptional ? null : emptyPicture;
    case "icon":
      return null;
    case "link":
      return spec.isOptional ? null : emptyFields(linkFields);
    case "list":
      return Array.from({ length: spec.min }, () => emptyFields(spec.of));
    default:
      return "";
  }
};

/** A picture whose address is yet to be typed. */
export const emptyPicture: Fields = { url: "", alternativeText: "", width: 1, height: 1 };

/** Fields with nothing in them. */
export const emptyFields = (specs: readonly FieldSpec[]): Fields =>
  Object.fromEntries(specs.map((spec) => [spec.name, emptyOf(spec)]));

/** A draft with another value of a field. */
export const withField = (fields: Fields, name: string, value: unknown): Fields => ({
  ...fields,
  [name]: value,
});

const withBlocks = (draft: Fields, blocks: readonly DraftBlock[]): Fields => ({
  ...draft,
  blocks: blocks.map(({ fields }) => fields),
});

/** Adds an empty block of a kind at a place, from 0. */
export function addBlock(draft: Fields, kind: BlockKind, at: number): [draft: Fields, id: number] {
  const blocks = blocksOf(draft);
  const id = Math.max(0, ...blocks.map((block) => block.id)) + 1;
  const fields = { __component: kind, id, ...emptyFields(blockFields[kind]) };
  return [withBlocks(draft, blocks.toSpliced(at, 0, { id, kind, fields })), id];
}

/** Puts a removed block back at its place. */
export const insertBlock = (draft: Fields, block: DraftBlock, at: number): Fields =>
  withBlocks(draft, blocksOf(draft).toSpliced(at, 0, block));

/** Removes a block. */
export const removeBlock = (draft: Fields, id: number): Fields =>
  withBlocks(
    draft,
    blocksOf(draft).filter((block) => block.id !== id),
  );

/** A list with one of its entries at another place; places beyond the ends are the ends. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const others = items.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, item);
}

/** Moves a block to a place, from 0. */
export function moveBlock(draft: Fields, id: number, to: number): Fields {
  const blocks = blocksOf(draft);
  const from = blocks.findIndex((block) => block.id === id);
  return from === -1 ? draft : withBlocks(draft, moved(blocks, from, to));
}

/** A draft with other fields of one block. */
export const withBlock = (draft: Fields, id: number, fields: Fields): Fields =>
  withBlocks(
    draft,
    blocksOf(draft).map((block) => (block.id === id ? { ...block, fields } : block)),
  );

/** A copy without `html`, which the API makes from `text` (D115). */
export function withoutHtml(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHtml);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "html")
      .map(([key, inner]) => [key, withoutHtml(inner)]),
  );
}

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "html")
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
};

/** Whether two values are the same text, whatever the order of their keys. */
export const isSameText = (one: unknown, other: unknown): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
