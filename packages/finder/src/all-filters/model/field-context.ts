import type { AgencyName } from "@hjem/domain/agency/agency";
import { formatNumber } from "@hjem/domain/format/format-number";
import { acquisitionOf, type OfferAcquisition } from "@hjem/domain/listing/listing-type";
import type { Facility } from "@hjem/domain/region";
import { activeFilters, type FilterName } from "@hjem/domain/search/active-filters";
import type { FacetCounts, FacetField, FacetResponse } from "@hjem/domain/search/facets";
import { isFilterOffered } from "@hjem/domain/search/filter-offer";
import type { ChoiceName } from "@hjem/domain/search/filters/choices";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import type { Translator } from "@hjem/storefront/page-context";
import type { FilterOption } from "../filter-section.ts";

/** Exact numbers of a search, as the API counts them. */
export type Counts = FacetResponse["data"];

/** Context that every section is built from. */
export interface FieldContext {
  translator: Translator;
  request: SearchRequest;
  extras: ParsedSearch["extras"];
  /** The region's day, `YYYY-MM-DD`. */
  today: string;
  offer: OfferAcquisition;
  /** Absent until they have come. */
  counts: Counts | undefined;
  /** What the chosen types can have. */
  facilities: readonly Facility[];
  /** Those of the market by name; empty until they have come. */
  agencies: readonly AgencyName[];
  isSet: (...names: FilterName[]) => boolean;
  /** Whether a filter says anything of what is looked for, or is set: then it is shown all the same, to be undone. */
  isShown: (name: FilterName) => boolean;
}

/** Gathers the context that the sections of a search are built from. */
export function createFieldContext(
  given: Pick<
    FieldContext,
    "translator" | "request" | "extras" | "today" | "counts" | "facilities" | "agencies"
  >,
): FieldContext {
  const { request } = given;
  const active = new Set(activeFilters(request));
  const { region } = given.translator;
  return {
    ...given,
    offer: acquisitionOf(request.listingType, request.acquisition),
    isSet: (...names) => names.some((name) => active.has(name)),
    isShown: (name) => isFilterOffered(region, name, request) || active.has(name),
  };
}

/** A choice before it is counted. */
export type Choice = Pick<FilterOption, "name" | "value" | "label" | "isChosen">;

/** A choice with its number; `value` is the facet's own name of it where the form's differs. */
export function counted(
  { translator, counts }: FieldContext,
  field: FacetField | ChoiceName,
  choice: Choice,
  value = choice.value,
): FilterOption {
  // Not every choice is counted.
  const facets: { readonly [Field in FacetField | ChoiceName]?: FacetCounts[FacetField] } =
    counts?.facets ?? {};
  const count = facets[field]?.find((one) => one.value === value)?.count;
  return count === undefined
    ? choice
    : { ...choice, count, countLabel: formatNumber(translator, count) };
}

/** Choices of a list of which any may hold; values that the market lacks stay while they are chosen. */
export const severalOf = <Value extends string>(
  context: FieldContext,
  field: (FacetField | ChoiceName) & keyof SearchRequest,
  offered: readonly Value[],
  chosen: readonly Value[],
  label: (value: Value) => string,
): FilterOption[] =>
  [...new Set([...offered, ...chosen])].map((value) =>
    counted(context, field, {
      name: field,
      value,
      label: label(value),
      isChosen: chosen.includes(value),
    }),
  );

/** Choices of which one holds, "any" first. */
export const oneOf = (
  name: string,
  any: string,
  chosen: string,
  choices: readonly FilterOption[],
): FilterOption[] => [{ name, value: "", label: any, isChosen: chosen === "" }, ...choices];
