import type { AgentCounts, AgentSummary } from "@hjem/domain/agents/agent-profile";
import type { AgentListingState } from "@hjem/domain/agents/agent-states";
import { formatNumber } from "@hjem/domain/format/format-number";
import type { Place } from "@hjem/domain/place/place";
import type { TermKey } from "@hjem/domain/terms";
import type { ViewContext } from "@hjem/storefront/page-context";

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

/** How many of each state; states without any are left out. */
export const stateCounts = (page: ViewContext, counts: AgentCounts): StateCount[] =>
  (
    [
      ["for_sale", counts.forSale],
      ["for_rent", counts.forRent],
      ["sold", counts.sold],
      ["rented", counts.rented],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([state, count]) => ({
      state,
      label: page.term(stateTerms[state]),
      count,
      figure: formatNumber(page, count),
    }));

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
