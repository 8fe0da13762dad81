import type { AgencyName } from "@hjem/domain/agency/agency";
import { NO_AGENCY_ID } from "@hjem/domain/agency/agency-id";
import { formatDuration } from "@hjem/domain/format/format-measure";
import { acquisitionOf } from "@hjem/domain/listing/listing-type";
import type { Facility } from "@hjem/domain/region";
import { activeFilters, type FilterName } from "@hjem/domain/search/active-filters";
import { setFilters } from "@hjem/domain/search/filters/set-filters";
import { writeReach } from "@hjem/domain/search/reach";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import type { Translator } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { listHref } from "../search/list-search.ts";
import {
  withoutFilter,
  withoutFilters,
  withoutFrame,
  withoutValue,
} from "../search/without-filter.ts";
import { filterLabel, inside } from "./filter-label.ts";
import type { ChosenPlace } from "./place-names.ts";

/** A filter that is set, and the search without it. */
export interface ChosenFilter {
  key: string;
  label: string;
  href: string;
  /** True where the filter bar shows it, if there is room. */
  isInBar: boolean;
}

/** Every filter of a search, and the search with none. */
export interface ChosenFilters {
  filters: ChosenFilter[];
  clearHref: string;
}

const barFilters: readonly FilterName[] = ["price", "bedroom", "propertyType", "viewingDate"];

/** Whether the bar has the months from which rentals are available; a day of viewings that is chosen stays there. */
export const hasMonthsInBar = ({
  listingType,
  acquisition,
  viewingDate,
}: ParsedSearch["request"]): boolean =>
  viewingDate === undefined && acquisitionOf(listingType, acquisition) === "rent";

/** Names of what a search has by key or id only. */
export interface ChosenNames {
  /** Labels of the selected facilities. */
  facilities?: readonly Facility[];
  /** The selected agencies, if known. */
  agencies?: readonly AgencyName[];
  /** Of the addresses that everybody travels to, in order. */
  reaches?: readonly (string | undefined)[];
}

/**
 * The active filters of a search. Property types, facilities and agencies are removed one by one, several places too;
 * a single place is in the search field, with its own cross.
 */
export function chosenFilters(
  translator: Translator,
  { request, extras }: ParsedSearch,
  places: readonly ChosenPlace[],
  { facilities = [], agencies = [], reaches = [] }: ChosenNames = {},
): ChosenFilters {
  const one = (
    field: "propertyType" | "facilities" | "agencyId",
    value: string,
    label: string,
  ) => ({
    key: `${field}=${value}`,
    label,
    href: listHref(withoutValue(request, field, value), extras),
    isInBar: barFilters.includes(field),
  });
  const nameOf = (key: string) =>
    facilities.find((facility) => facility.key === key)?.label[translator.language.code];
  const agencyOf = (id: string) => agencies.find(({ agencyId }) => agencyId === id)?.name;
  const named = activeFilters(request).flatMap((name): ChosenFilter[] => {
    const set = setFilters.find((row) => row.name === name);
    if (set && "hasChipEach" in set) {
      const values = request[set.name] ?? [];
      return values.map((value) => one(set.name, value, translator.term(`${set.term}.${value}`)));
    }
    if (name === "facilities" && facilities.length > 0) {
      return (request.facilities ?? []).map((key) => one(name, key, nameOf(key) ?? key));
    }
    if (name === "agencyId") {
      const { agencyId = [] } = request;
      const unnamed = filterLabel(translator, request, name);
      const privately = translator.term("owner.user");
      return agencyId.map((id) =>
        one(name, id, id === NO_AGENCY_ID ? privately : (agencyOf(id) ?? unnamed)),
      );
    }
    if (name === "reach" && reaches.length > 0 && reaches.every(Boolean)) {
      const { reach = [] } = request;
      const travel = filterLabel(translator, request, name);
      return reach.map((each, index) => {
        const time = t(translator.i18n)`Up to ${formatDuration(translator, each.minutes * 60)}`;
        return {
          key: `reach=${writeReach(each)}`,
          label: `${travel}: ${reaches[index]}, ${inside(time)}`,
          href: listHref({ ...request, reach: reach.filter((other) => other !== each) }, extras),
          isInBar: false,
        };
      });
    }
    const parent = name === "agencyParentId" && agencyOf(request.agencyParentId ?? "");
    return [
      {
        key: name,
        label: parent || filterLabel(translator, request, name),
        href: listHref(withoutFilter(request, name), extras),
        isInBar: barFilters.includes(name) || (name === "availableFrom" && hasMonthsInBar(request)),
      },
    ];
  });
  // In the map view the frame is visible; beside a list it is a hidden restriction.
  const frame: ChosenFilter[] =
    request.view === "map" || request.locationTopLeftLat === undefined
      ? []
      : [
          {
            key: "frame",
            label: t(translator.i18n)`Part of the map`,
            href: listHref(withoutFrame(request), extras),
            isInBar: false,
          },
        ];
  const single = places.length < 2 ? [] : places;
  return {
    filters: [
      ...single.map(({ geoId, name }) => ({
        key: geoId,
        label: name,
        href: listHref(withoutValue(request, "geoId", geoId), extras),
        isInBar: false,
      })),
      ...named.filter(({ label }) => label !== ""),
      ...frame,
    ],
    clearHref: listHref(withoutFilters(frame.length > 0 ? withoutFrame(request) : request), extras),
  };
}
