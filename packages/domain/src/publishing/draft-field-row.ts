import type { PropertyType } from "../listing/enumerations.ts";
import type { DraftListingType } from "../listing/listing-type.ts";
import type { PublishingRule } from "./publishing-rules.ts";

/**
 * How a field is entered. `area` is `{value, unit}` and `area_range` `{min, max}` in square metres, `money` whole kroner
 * or dollars, `day` `YYYY-MM-DD`; `html` has the few tags of a listing.
 */
export type FieldControl =
  | "text"
  | "long_text"
  | "html"
  | "count"
  | "number"
  | "area"
  | "area_range"
  | "year"
  | "money"
  | "day"
  | "choice"
  | "flag"
  | "web_address"
  | "property_types"
  | "facilities"
  | "inspections";

/** Groups of the fourth and the fifth tab in their order. */
export const detailGroups = [
  "type",
  "heading",
  "rooms",
  "areas",
  "building",
  "ownership",
  "plot",
  "lease",
  "holiday",
  "facilities",
  "premises",
  "registry",
] as const;
export const priceGroups = [
  "price",
  "shared_costs",
  "yearly_costs",
  "valuation",
  "rent",
  "availability",
  "inspections",
] as const;
export type DraftFieldGroup = (typeof detailGroups)[number] | (typeof priceGroups)[number];

/** Period of an amount; `rent` is `rentPeriodOf` the listing type, `shared` the region's `sharedCostPeriod`. */
export type FieldPeriod = "year" | "rent" | "shared";

/** A condition on another field: shown where it has one of the values; null is an empty field. */
export interface FieldCondition {
  path: string;
  values: readonly (string | boolean | null)[];
}

/** A field of a draft (LIST-043..072, D90, D91). */
export interface DraftFieldRow {
  /** Path on the wire. */
  path: string;
  group: DraftFieldGroup;
  control: FieldControl;
  /** Values of a `choice` in their order. */
  choices?: readonly string[];
  /** Terms of the choices: `furnished` names `furnished.fully`. */
  choiceTerms?: string;
  /** Bounds of a number, inclusive. */
  bounds?: { min: number; max: number };
  /** Characters. */
  maxLength?: number;
  period?: FieldPeriod;
  /** @default every listing type */
  listingTypes?: readonly DraftListingType[];
  /** Hidden where every chosen property type is one of these. */
  exceptTypes?: readonly PropertyType[];
  shownWhen?: FieldCondition;
  /** Shown only in states that have this rule. @default everywhere */
  whereRule?: PublishingRule["rule"];
  /** True for a field that few sellers need, behind "more". @default false */
  isMore?: boolean;
  /** True where the server computes it: shown, never entered (D90). @default false */
  isComputed?: boolean;
}
