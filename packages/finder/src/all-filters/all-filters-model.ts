import type { AgencyName } from "@hjem/domain/agency/agency";
import type { PropertyType } from "@hjem/domain/listing/enumerations";
import { activeFilters } from "@hjem/domain/search/active-filters";
import type { FilterName } from "@hjem/domain/search/active-filters";
import { type FacilityTable, facilitiesOfTypes } from "@hjem/domain/search/facilities-of-types";
import { offeredTypes } from "@hjem/domain/search/offered-filters";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { dayIn } from "@hjem/domain/time/zone";
import type { PageContext } from "@hjem/storefront/page-context";
import { type KindLink, offerLinks, tabLinks } from "../listing-type/listing-type-of-page.ts";
import { asFiltersHref, hiddenFields, listHref, type SearchChoice } from "../search/list-search.ts";
import { withoutFilter } from "../search/without-filter.ts";
import { chosenIn, fieldsOf, type FilterSection } from "./filter-section.ts";
import { buildChoiceSection, buildOtherChoiceSections } from "./model/choice-sections.ts";
import { buildFacilitySection } from "./model/facility-section.ts";
import { type Counts, type FieldContext, createFieldContext } from "./model/field-context.ts";
import {
  buildBathroomsSection,
  buildBedroomsSection,
  buildFloorsSection,
  buildGaragesSection,
  buildReachSection,
  buildTransportSection,
} from "./model/home-sections.ts";
import {
  buildAgencySection,
  buildAvailabilitySection,
  buildAvailableFromSection,
  buildChosenSection,
  buildPublishedSections,
  buildFlagSection,
  buildUnitsSection,
  buildViewingsSection,
  buildKeywordSection,
} from "./model/listing-sections.ts";
import {
  buildAreaSection,
  buildLandSection,
  buildOtherPriceSections,
  buildPriceSection,
  buildSharedCostSection,
  buildYearSection,
} from "./model/range-sections.ts";
import { buildOtherSetSections, buildSetSection } from "./model/set-sections.ts";

/** View of every filter of one search, formatted. */
export interface AllFiltersModel {
  sections: FilterSection[];
  /** The same filters for each other listing type and acquisition (S3). */
  kinds: { tabs: KindLink[]; offers: KindLink[] };
  /** Search parameters without a field in the form: place, area, sorting. */
  hidden: [name: string, value: string][];
  /** True for commercial property. */
  isCommercial: boolean;
  /** Number of results; undefined until they are counted. */
  total: number | undefined;
  /** Number of filters that are set; a range counts once (SRCH-139). */
  chosen: number;
  /** The same search without the filters of the form. */
  resetHref: string;
}

/** The place is chosen outside the form and is kept on reset. */
const whereFilters: readonly FilterName[] = ["geoId", "address", "polygon", "propertyRadius"];

const withoutShown = (request: SearchChoice): SearchChoice =>
  activeFilters(request)
    .filter((name) => !whereFilters.includes(name))
    .reduce(withoutFilter, { ...request, page: 1 });

/**
 * The property types whose facilities are offered: the selected ones, else all of the market for the listing type. Of
 * the latter only types with known facilities count: "other" can have any, and would offer a loading bay for flats.
 */
const facilityTypes = (
  page: Pick<PageContext, "region">,
  request: Pick<ParsedSearch["request"], "propertyType" | "listingType">,
  { facilitiesByType }: FacilityTable,
): readonly PropertyType[] =>
  request.propertyType?.length
    ? request.propertyType
    : offeredTypes(page.region, request).filter((type) => facilitiesByType[type] !== undefined);

const onFiltersPage = (link: KindLink): KindLink => ({ ...link, href: asFiltersHref(link.href) });

/** Filters that few people use, in their order: their titles alone are read, until something is chosen in them. */
const buildRareSections = (context: FieldContext): FilterSection[] =>
  [
    ...buildOtherChoiceSections(context),
    buildUnitsSection(context),
    buildLandSection(context),
    buildTransportSection(context),
    buildReachSection(context),
    buildSetSection(context, "showby"),
    ...buildOtherSetSections(context),
    ...buildPublishedSections(context),
    buildAvailabilitySection(context),
    buildChoiceSection(context, "ownerType"),
    buildChoiceSection(context, "soldBy"),
    buildAgencySection(context),
    buildKeywordSection(context),
  ]
    .filter((section) => section !== false)
    .map((section) => ({ ...section, folded: chosenIn(section) }));

const buildSections = (context: FieldContext, table: FacilityTable): FilterSection[] =>
  [
    buildPriceSection(context),
    ...buildOtherPriceSections(context),
    buildBedroomsSection(context),
    buildSetSection(context, "propertyType"),
    buildAreaSection(context),
    buildSharedCostSection(context),
    buildAvailableFromSection(context),
    buildChoiceSection(context, "furnished"),
    buildViewingsSection(context),
    buildChoiceSection(context, "locationTypes"),
    buildBathroomsSection(context),
    buildGaragesSection(context),
    buildFloorsSection(context),
    buildChoiceSection(context, "energyProfile"),
    buildFacilitySection(context, table.facilities),
    buildYearSection(context),
    buildChoiceSection(context, "propertyCondition"),
    buildFlagSection(context),
    ...buildRareSections(context),
    buildChosenSection(context),
  ].filter((section) => section !== false);

/**
 * Builds every filter that applies to the listing type and the market, in display order; a filter that is set is
 * always included, so that it can be removed. Without `counts` the choices have no numbers yet.
 */
export function allFiltersModel(
  page: Pick<PageContext, "region" | "language" | "term" | "i18n" | "now">,
  search: ParsedSearch,
  counts: Counts | undefined,
  table: FacilityTable,
  agencies: readonly AgencyName[],
): AllFiltersModel {
  const { request, extras } = search;
  const context = createFieldContext({
    translator: page,
    request,
    extras,
    today: dayIn(page.now, page.region.timeZones.default),
    counts,
    agencies,
    facilities: facilitiesOfTypes(table, facilityTypes(page, request, table)),
  });
  const sections = buildSections(context, table);
  return {
    sections,
    kinds: {
      tabs: tabLinks(page, search).map(onFiltersPage),
      offers: offerLinks(page, search).map(onFiltersPage),
    },
    hidden: hiddenFields(search, sections.flatMap(fieldsOf)),
    isCommercial: request.listingType === "commercial",
    total: counts?.total,
    chosen: activeFilters(request).filter((name) => name !== "geoId").length,
    resetHref: listHref(withoutShown(request), extras),
  };
}
