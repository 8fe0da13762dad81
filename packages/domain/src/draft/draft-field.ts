import { fieldsOf } from "../narrow.ts";
import type { DraftFieldPath } from "../publishing/all-fields.ts";
import { toCamel } from "../wire/case.ts";
import type { Draft, DraftPatch } from "./draft.ts";

/** The parts of a draft that hold its fields. */
export type DraftContent = Pick<
  Draft,
  "listingType" | "location" | "propertyDetail" | "priceAndDate" | "contacts"
>;

const keysOf = (path: string): string[] => path.split(".").map(toCamel);

/** The value of a field; undefined where it was never entered. */
export const fieldValue = (draft: Partial<DraftContent>, path: string): unknown =>
  keysOf(path).reduce<unknown>((value, key) => fieldsOf(value)[key], draft);

/** The change that gives a field a value; null empties it (D89). */
export const fieldPatch = (path: DraftFieldPath, value: unknown): DraftPatch =>
  // A path is a key of the draft, and what the control holds is checked by the server.
  keysOf(path).reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as DraftPatch;

/** True for a field without a value: an empty text or list is none. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);
