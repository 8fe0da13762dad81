import type { Language } from "../language.ts";
import type { DraftListingType } from "../listing/listing-type.ts";
import { recordOf } from "../narrow.ts";
import { allDraftFields, type DraftFieldPath } from "./all-fields.ts";
import type { DraftFieldGroup } from "./draft-field-row.ts";

/** Texts of a field: its label, its unit, and help where a private seller may not know the word. */
export interface FieldText {
  label: string;
  /** E.g. `m²` or `kr/mnd.`, shown after the control. */
  unit?: string;
  /** One or two sentences. */
  help?: string;
  /** Names of the choices that are no terms of the market. */
  choices?: Readonly<Record<string, string>>;
}

/** Texts of the wizard's fields in one language. A market has them for the fields that it uses. */
export interface DraftTextsOfLanguage {
  fields: Readonly<Partial<Record<DraftFieldPath, FieldText>>>;
  /** Texts that differ for the drafts of a listing type. @default none */
  byListingType?: Readonly<Partial<Record<DraftListingType, DraftTextsOfLanguage["fields"]>>>;
  /** Headings of the groups. */
  groups: Readonly<Record<DraftFieldGroup, string>>;
}

/** The texts of a field of a draft; undefined where the market has none. */
export const fieldTextOf = (
  { fields, byListingType }: DraftTextsOfLanguage,
  path: DraftFieldPath,
  listingType: DraftListingType | null | undefined,
): FieldText | undefined => (listingType && byListingType?.[listingType]?.[path]) ?? fields[path];

/** Texts of the wizard's fields in each language of a market. */
export type DraftTexts = Readonly<Partial<Record<Language, DraftTextsOfLanguage>>>;

/** A field's label, help and unit, as a region's table has them. */
export type FieldTextRow = readonly [label: string, help?: string, unit?: string];

/** Texts of fields out of a region's table. */
export const fieldTexts = (
  rows: Readonly<Partial<Record<DraftFieldPath, FieldTextRow>>>,
): Partial<Record<DraftFieldPath, FieldText>> =>
  recordOf(
    allDraftFields.flatMap(({ path }) => {
      const row = rows[path];
      if (!row) return [];
      const [label, help, unit] = row;
      return [[path, { label, ...(help && { help }), ...(unit && { unit }) }] as const];
    }),
  );
