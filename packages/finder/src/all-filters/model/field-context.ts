import type { AgencyName } from "@hjem/domain/agency/agency";
import { formatNumber } from "@hjem/domain/format/format-number";
import { acquisitionOf, type OfferAcquisition } from "@hjem/domain/listing/listing-type";
import type { Facility } from "@hjem/domain/region";
import { activeFilters, type FilterName } from "@hjem/domain/search/active-filters";
import type { FacetCounts, FacetField, FacetResponse } from "@hjem/domain/search/facets";
import type { ChoiceName } from "@hjem/domain/search/filters/choice-filters";
import { isFilterOffered } from "@hjem/domain/search/offered-filters";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import type { Translator } from "@hjem/storefront/page-context";
import type { FilterOption } from "../filter-section.ts";

/** Exact counts of a search from the API. */
export type Counts = FacetResponse["data"];

/** Context that every section is built from. */
export interface FieldContext {
  translator: Translator;
  request: SearchRequest;
  extras: ParsedSearch["extras"];
  /** The region's day, `YYYY-MM-DD`. */
  today: string;
  offer: OfferAcquisition;
  /** Undefined until loaded. */
  counts: Counts | undefined;
  /** Facilities of the selected types. */
  facilities: readonly Facility[];
  /** Agencies of the market by name; empty until loaded. */
  agencies: readonly AgencyName[];
  isSet: (...names: FilterName[]) => boolean;
  /** Whether a filter applies to the listing type, or is set: then it is shown too, so that it can be removed. */
  isShown: (name: FilterName) => boolean;
}

/** Builds the context for the sections of a search. */
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

/** A choice with its count; `value` is the facet's name of it where the form's differs. */
export function counted(
  { translator, counts }: FieldContext,
  field: FacetField | ChoiceName,
  choice: Choice,
  value = choice.value,
): FilterOption {
  // Some choices are not counted.
  const facets: { readonly [Field in FacetField | ChoiceName]?: FacetCounts[FacetField] } =
    counts?.facets ?? {};
  const count = facets[field]?.find((one) => one.value === value)?.count;
  return count === undefined
    ? choice
    : { ...choice, count, countLabel: formatNumber(translator, count) };
}

/** Choices of a list of which any may be selected; values that the market lacks stay while selected. */
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

/** Choices of which one is selected, "any" first. */
export const oneOf = (
  name: string,
  any: string,
  chosen: string,
  choices: readonly FilterOption[],
): FilterOption[] => [{ name, value: "", label: any, isChosen: chosen === "" }, ...choices];
