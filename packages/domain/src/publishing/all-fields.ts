import { detailFields } from "./detail-fields.ts";
import type { DraftFieldRow } from "./draft-field-row.ts";
import { priceFields } from "./price-fields.ts";

/** Path of a field on the wire, e.g. `property_detail.land_registry.farm_number`; `missing` of a tab names such paths. */
export type DraftFieldPath = (typeof detailFields | typeof priceFields)[number]["path"];

/** A field of a draft with the type of its path. */
export interface DraftField extends DraftFieldRow {
  path: DraftFieldPath;
}

/** Every field of the fourth and the fifth tab, of any listing type and market. */
export const allDraftFields: readonly DraftField[] = [...detailFields, ...priceFields];

/** Whether a path is that of a field of the fourth or the fifth tab. */
export const isFieldPath = (path: string): path is DraftFieldPath =>
  allDraftFields.some((field) => field.path === path);
