import type { AgentProfile } from "@hjem/domain/agents/agent-profile";
import type { AgentListingState } from "@hjem/domain/agents/agent-states";
import { formatNumber } from "@hjem/domain/format/format-number";
import { formatPrice } from "@hjem/domain/format/format-price";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { listHref } from "@hjem/finder/list-search";
import type { ViewContext } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";
import { placeName, type StateCount, stateCounts } from "../agent-messages.ts";

/** What an agent or an agency sells and lets. */
export type Work = Pick<AgentProfile, "counts" | "soldInYear" | "areas">;

/** The list of listings of one state, with links to the other states. */
export interface ListingsModel {
  title: string;
  states: { label: string; href: string; isCurrent: boolean }[];
  pages: { current: number; last: number; href: string };
}

/** Figures, places and listings, formatted (D42). */
export interface WorkModel {
  facts: { label: string; value: string }[];
  areas: { name: string; note: string; href: string }[];
}

/** The page of listings that is shown. */
export interface ShownListings {
  state: StateCount;
  page: number;
  lastPage: number;
  homes: readonly ResultHome[];
}

/** The state in the URL, or the first one with listings; null without any. */
export const shownState = (
  page: ViewContext,
  { counts }: Pick<Work, "counts">,
  requested: string | null,
): StateCount | null => {
  const states = stateCounts(page, counts);
  return states.find(({ state }) => state === requested) ?? states[0] ?? null;
};

/** URL of the listings of one state on the page of who sells them. */
export const stateHref = (path: string, state: AgentListingState): string =>
  `${path}?show=${state}`;

function factsOf(page: ViewContext, { counts, soldInYear }: Work): WorkModel["facts"] {
  const { i18n } = page;
  const { count, medianPrice, medianDays } = soldInYear;
  const open = stateCounts(page, { ...counts, sold: 0, rented: 0 });
  const days = formatNumber(page, medianDays ?? 0);
  return [
    // Four fit side by side; who also has rentals has their number above the listings.
    ...open.slice(0, 1).map(({ label, figure }) => ({ label, value: figure })),
    { label: t(i18n)`Sold, last 12 months`, value: formatNumber(page, count) },
    ...(medianPrice === null
      ? []
      : [{ label: t(i18n)`Median price, last 12 months`, value: formatPrice(page, medianPrice) }]),
    ...(medianDays === null
      ? []
      : [
          {
            label: t(i18n)`Median time on market, last 12 months`,
            value: t(i18n)`${plural(medianDays, { one: `${days} day`, other: `${days} days` })}`,
          },
        ]),
  ];
}

/** Figures and places of an agent or an agency. */
export const workModel = (page: ViewContext, work: Work): WorkModel => ({
  facts: factsOf(page, work),
  areas: work.areas.map((area) => ({
    name: placeName(area),
    note: formatNumber(page, area.count),
    href: listHref({ geoId: [area.geoId] }),
  })),
});

/** The listings that are shown; `path` is the page that they are on. */
export function listingsModel(
  page: ViewContext,
  { counts }: Pick<Work, "counts">,
  { shown, path }: { shown: Omit<ShownListings, "homes">; path: string },
): ListingsModel {
  const { state } = shown.state;
  return {
    title: shown.state.label,
    states: stateCounts(page, counts).map((each) => ({
      label: `${each.label} ${each.figure}`,
      href: stateHref(path, each.state),
      isCurrent: each.state === state,
    })),
    pages: { current: shown.page, last: shown.lastPage, href: stateHref(path, state) },
  };
}
