import type { BlockKind } from "@hjem/domain/content/block";
import { blocksOf, type Fields, isSameText } from "./draft-edits.ts";

/** A field or a block that two drafts have differently. */
export interface Difference {
  /** Name of the field; for a block its number from 1. */
  at: string | number;
  /** Kind of the block, of the first draft where both have one. */
  kind: BlockKind | null;
  one: string;
  other: string;
}

/** Texts of a value in the order that they are read, without names of fields. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join("\n");
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .filter(([key]) => !["id", "__component", "html", "width", "height"].includes(key))
    .map(([, inner]) => textOf(inner))
    .filter(Boolean)
    .join("\n");
}

/** Where two drafts differ: fields first, then blocks by their place. */
export function differences(one: Fields, other: Fields): Difference[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const ofFields = names
    .filter((name) => name !== "blocks" && name !== "html")
    .filter((name) => !isSameText(one[name], other[name]))
    .map((name) => ({
      at: name,
      kind: null,
      one: textOf(one[name]),
      other: textOf(other[name]),
    }));
  const blocks = blocksOf(one);
  const others = blocksOf(other);
  const ofBlocks = Array.from({ length: Math.max(blocks.length, others.length) }, (_, index) => ({
    at: index + 1,
    kind: blocks[index]?.kind ?? others[index]?.kind ?? null,
    first: { ...blocks[index]?.fields, id: 0 },
    second: { ...others[index]?.fields, id: 0 },
  }))
    .filter(({ first, second }) => !isSameText(first, second))
    .map(({ at, kind, first, second }) => ({
      at,
      kind,
      one: textOf(first),
      other: textOf(second),
    }));
  return [...ofFields, ...ofBlocks];
}
