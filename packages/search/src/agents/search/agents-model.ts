import type { AgentsResponse } from "@hjem/domain/agents/agent-profile";
import { formatNumber } from "@hjem/domain/format/format-number";
import { formatQuote, joinSentences } from "@hjem/domain/format/format-text";
import { paths } from "@hjem/domain/paths";
import { placeListing } from "@hjem/finder/listing-type-of-page";
import { breadcrumbList } from "@hjem/storefront/breadcrumb-list";
import type { Head } from "@hjem/storefront/head";
import type { PageListing } from "@hjem/storefront/listing-links";
import type { ViewContext } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";
import { placeName } from "../agent-messages.ts";
import { type AgentLine, agentLine } from "../agent-row-model.ts";
import { type AgentSearch, agentsHref } from "./agents-address.ts";

/** View of the search for agents: every text, number and link, formatted (D42). */
export interface AgentsModel {
  head: Head;
  /** Listings of each type in the searched place (S3). */
  listing: PageListing;
  search: AgentSearch;
  /** Number of agents, and the place. */
  heading: string;
  /** The place that the numbers are for, and the order; empty without results. */
  note: string;
  agents: AgentLine[];
  pages: { current: number; last: number; href: string };
  /** The empty state with suggestions; null with results. */
  empty: { title: string; suggestions: { label: string; href: string }[] } | null;
  isDemo: boolean;
}

/** Number of agents as text. */
function headingOf(page: ViewContext, { pagination, place }: AgentsResponse): string {
  const { total } = pagination;
  const n = formatNumber(page, total);
  if (!place) {
    return t(page.i18n)`${plural(total, { one: `${n} agent`, other: `${n} agents` })}`;
  }
  const where = placeName(place);
  return t(
    page.i18n,
  )`${plural(total, { one: `${n} agent in ${where}`, other: `${n} agents in ${where}` })}`;
}

/** Empty state: the search, and the search without each of its fields. */
function emptyOf(
  page: ViewContext,
  search: AgentSearch,
  { place }: Pick<AgentsResponse, "place">,
): AgentsModel["empty"] {
  const { i18n } = page;
  const { name, office, area } = search;
  const quoted = formatQuote(page, area);
  const without = (part: Partial<AgentSearch>) => agentsHref({ ...search, page: 1, ...part });
  const suggestions = [
    { value: name, label: t(i18n)`Any name`, href: without({ name: "" }) },
    { value: office, label: t(i18n)`Any office`, href: without({ office: "" }) },
    { value: area, label: t(i18n)`Any place`, href: without({ area: "" }) },
  ].filter(({ value }) => value !== "");
  // The market has no agents yet, so no other search would find one.
  if (suggestions.length === 0) {
    return { title: t(i18n)`There are no agents here yet`, suggestions: [] };
  }
  const isPlaceUnknown = area !== "" && !place;
  return {
    title: isPlaceUnknown
      ? t(i18n)`We couldn't find a place called ${quoted}`
      : t(i18n)`No agents match your search`,
    suggestions:
      suggestions.length > 1
        ? [
            ...suggestions.map(({ label, href }) => ({ label, href })),
            { label: t(i18n)`All agents`, href: paths.agentSearch.to() },
          ]
        : [{ label: t(i18n)`All agents`, href: paths.agentSearch.to() }],
  };
}

function headOf(page: ViewContext, search: AgentSearch, heading: string): Head {
  const { i18n, region, origin } = page;
  const { siteName } = region;
  const isNarrowed = [search.name, search.office, search.area].some(Boolean);
  const title = t(i18n)`Agent Search`;
  const agents = page.term("owner.agents");
  return {
    title: isNarrowed ? `${heading} – ${title}` : title,
    description: t(
      i18n,
    )`Find ${agents} on ${siteName} by name, office or place. See what each has for sale and what they have sold.`,
    canonical: isNarrowed ? paths.agentSearch.to() : agentsHref({ page: search.page }),
    // Any search has a page; only the full list is indexed by search engines.
    isNoIndex: isNarrowed,
    jsonLd: isNarrowed
      ? []
      : [
          breadcrumbList(
            [{ label: siteName, href: paths.home.to() }, { label: t(i18n)`Find an agent` }],
            origin,
          ),
        ],
  };
}

/** Builds the page of a search for agents. */
export function agentsModel(
  page: ViewContext,
  search: AgentSearch,
  response: AgentsResponse,
): AgentsModel {
  const { data, pagination, place } = response;
  const heading = headingOf(page, response);
  const where = place?.name ?? "";
  return {
    head: headOf(page, search, heading),
    listing: placeListing(page, place?.geoId),
    search,
    heading,
    note:
      data.length === 0
        ? ""
        : joinSentences([
            where && t(page.i18n)`Figures are for listings in ${where}.`,
            t(page.i18n)`Most homes for sale and rent first.`,
            t(page.i18n)`Sold and leased counts include every listing advertised here.`,
          ]),
    agents: data.map((agent) => agentLine(page, agent)),
    pages: {
      current: pagination.currentPage,
      last: pagination.lastPage,
      href: agentsHref({ ...search, page: 1 }),
    },
    empty: data.length > 0 ? null : emptyOf(page, search, response),
    isDemo: data.some(({ isDemo }) => isDemo),
  };
}
