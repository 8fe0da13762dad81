import { padAgencyId } from "@hjem/domain/agency/agency-id";
import type { AgentCounts, AgentSummary } from "@hjem/domain/agents/agent-profile";
import type { AgentListingState } from "@hjem/domain/agents/agent-states";
import { formatNumber } from "@hjem/domain/format/format-number";
import { paths } from "@hjem/domain/paths";
import type { Place } from "@hjem/domain/place/place";
import type { TermKey } from "@hjem/domain/terms";
import type { ViewContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";

const stateTerms: Readonly<Record<AgentListingState, TermKey>> = {
  for_sale: "status.available_sale",
  for_rent: "status.available_rent",
  sold: "status.sold",
  rented: "status.rented",
};

/** Labels of an agent's listings by state, in the market's terms. */
export interface StateCount {
  state: AgentListingState;
  label: string;
  count: number;
  figure: string;
}

/** How many of each state. */
export const allStates = (page: ViewContext, counts: AgentCounts): StateCount[] =>
  (
    [
      ["for_sale", counts.forSale],
      ["for_rent", counts.forRent],
      ["sold", counts.sold],
      ["rented", counts.rented],
    ] as const
  ).map(([state, count]) => ({
    state,
    label: page.term(stateTerms[state]),
    count,
    figure: formatNumber(page, count),
  }));

/** How many of each state; states without any are left out. */
export const stateCounts = (page: ViewContext, counts: AgentCounts): StateCount[] =>
  allStates(page, counts).filter(({ count }) => count > 0);

/** The page of an agency. */
export const agencyHref = ({ id }: { id: string }): string => paths.agency.to(padAgencyId(id));

/** Title and office. */
export const roleOf = ({ title, agency }: Pick<AgentSummary, "title" | "agency">): string =>
  [title, agency?.name].filter(Boolean).join(" · ");

/** Portrait or initials; null where the agency hides it (PROP-038). */
export const portraitOf = ({
  agency,
  pictureUrl,
}: Pick<AgentSummary, "agency" | "pictureUrl">): { url: string | null } | null =>
  agency?.hideProfileImage ? null : { url: pictureUrl };

/** `a, b and c` in the reader's language. */
export const listed = (
  { language }: Pick<ViewContext, "language">,
  words: readonly string[],
): string => new Intl.ListFormat(language.tag, { type: "conjunction" }).format(words);

/** Maximum number of places in a sentence. */
const LEAD_PLACES = 3;

/** The places with most listings as a sentence; empty without any. */
export function placesLead(page: ViewContext, areas: readonly Pick<Place, "name">[]): string {
  const first = areas.slice(0, LEAD_PLACES).map(({ name }) => name);
  const places = listed(page, first);
  return places && t(page.i18n)`Area: ${places}.`;
}

/** Names of languages in the reader's language. */
export const languageNames = (
  { language }: Pick<ViewContext, "language">,
  codes: readonly string[],
): string[] => {
  const names = new Intl.DisplayNames(language.tag, { type: "language" });
  return codes.map((code) => names.of(code) ?? code);
};

/** `Frogner, Oslo`; a place at the top has no wider one. */
export const placeName = ({ name, parent }: Pick<Place, "name" | "parent">): string =>
  parent && parent !== name ? `${name}, ${parent}` : name;
