import { padAgencyId } from "@hjem/domain/agency/agency-id";
import type { AgentProfile } from "@hjem/domain/agents/agent-profile";
import type { AgentListingState } from "@hjem/domain/agents/agent-states";
import { formatNumber } from "@hjem/domain/format/format-number";
import { phoneLink } from "@hjem/domain/format/format-phone";
import { formatPrice } from "@hjem/domain/format/format-price";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { paths } from "@hjem/domain/paths";
import { listHref } from "@hjem/finder/list-search";
import type { Head } from "@hjem/storefront/head";
import type { ViewContext } from "@hjem/storefront/page-context";
import { agencyStyle } from "@hjem/ui/agency-accent";
import { plural, t } from "@lingui/core/macro";
import {
  languageNames,
  listed,
  placeName,
  portraitOf,
  roleOf,
  type StateCount,
  stateCounts,
} from "../agent-messages.ts";
import { agentsHref } from "../search/agents-address.ts";
import { agentHead } from "./agent-head.ts";

/** The list of an agent's page; the listings are in the store under `request`. */
export interface AgentListingsModel {
  title: string;
  request: { agentId: string; state: AgentListingState; page: number };
  states: { label: string; href: string; isCurrent: boolean }[];
  pages: { current: number; last: number; href: string };
}

/** View of one agent's page: every text, number and link, formatted (D42). */
export interface AgentModel {
  head: Head;
  /** CSS custom properties of the agency's accent (visual §16); teal for an agency without colours (FND-070). */
  accent: ReturnType<typeof agencyStyle>;
  office: {
    name: string;
    logoUrl: string | null;
    all: { label: string; href: string } | null;
  } | null;
  name: string;
  role: string;
  lead: string;
  licence: string;
  portrait: { url: string | null } | null;
  phone: { href: string; text: string } | null;
  /** URL of the newest listing's form: messages always belong to a listing. */
  message: { label: string; href: string } | null;
  facts: { label: string; value: string }[];
  /** Null where there is nothing to show. */
  listings: AgentListingsModel | null;
  areas: { name: string; note: string; href: string }[];
  isDemo: boolean;
}

/** Maximum number of places in the sentence below the name. */
const LEAD_PLACES = 3;

/** The state in the URL, or the first one with listings; null without any. */
export const shownState = (
  page: ViewContext,
  { counts }: Pick<AgentProfile, "counts">,
  requested: string | null,
): StateCount | null => {
  const states = stateCounts(page, counts);
  return states.find(({ state }) => state === requested) ?? states[0] ?? null;
};

function leadOf(page: ViewContext, { areas, languages }: AgentProfile): string {
  const { i18n } = page;
  const places = listed(
    page,
    areas.slice(0, LEAD_PLACES).map(({ name }) => name),
  );
  const languageList = listed(page, languageNames(page, languages));
  return [places && t(i18n)`Area: ${places}.`, languageList && t(i18n)`Speaks ${languageList}.`]
    .filter(Boolean)
    .join(" ");
}

function factsOf(page: ViewContext, { counts, soldInYear }: AgentProfile): AgentModel["facts"] {
  const { i18n } = page;
  const { count, medianPrice, medianDays } = soldInYear;
  const open = stateCounts(page, { ...counts, sold: 0, rented: 0 });
  return [
    // Four fit side by side; an agent with rentals has their number above the listings.
    ...open.slice(0, 1).map(({ label, figure }) => ({ label, value: figure })),
    { label: t(i18n)`Sold, last 12 months`, value: formatNumber(page, count) },
    ...(medianPrice === null
      ? []
      : [{ label: t(i18n)`Median sale price`, value: formatPrice(page, medianPrice) }]),
    ...(medianDays === null
      ? []
      : [{ label: t(i18n)`Median days on market`, value: formatNumber(page, medianDays) }]),
  ];
}

function officeOf(page: ViewContext, { agency, colleagues }: AgentProfile): AgentModel["office"] {
  if (!agency) return null;
  const n = formatNumber(page, colleagues);
  const { name, logoUrl } = agency;
  return {
    name,
    logoUrl,
    all:
      colleagues > 1
        ? {
            label: t(
              page.i18n,
            )`${plural(colleagues, { one: "The agent of this office", other: `All ${n} agents in this office` })}`,
            href: agentsHref({ office: name }),
          }
        : null,
  };
}

/** URL of an agent's listings of one state. */
export const stateHref = (agentId: string, state: AgentListingState): string =>
  `${paths.agent.to(agentId)}?show=${state}`;

function listingsOf(
  page: ViewContext,
  agent: AgentProfile,
  shown: { state: StateCount; page: number; lastPage: number },
): AgentListingsModel {
  const { state } = shown.state;
  return {
    title: shown.state.label,
    request: { agentId: agent.id, state, page: shown.page },
    states: stateCounts(page, agent.counts).map((each) => ({
      label: `${each.label} ${each.figure}`,
      href: stateHref(agent.id, each.state),
      isCurrent: each.state === state,
    })),
    pages: { current: shown.page, last: shown.lastPage, href: stateHref(agent.id, state) },
  };
}

/** Data of an agent's page besides the profile. */
export interface ShownListings {
  state: StateCount;
  page: number;
  lastPage: number;
  homes: readonly ResultHome[];
}

/** Builds the page of an agent; `shown` is null for one without listings. */
export function agentModel(
  page: ViewContext,
  agent: AgentProfile,
  shown: ShownListings | null,
): AgentModel {
  const { i18n } = page;
  const { name, phone, newestOpen, licence, agency } = agent;
  const first = name.split(" ")[0] ?? name;
  const lead = leadOf(page, agent);
  return {
    head: agentHead(page, agent, { lead, shown }),
    accent: agencyStyle(agency?.profile?.boxBackground),
    office: officeOf(page, agent),
    name,
    role: roleOf(agent),
    lead,
    licence: licence ? t(i18n)`Licence: ${licence}` : "",
    portrait: portraitOf(agent),
    phone: phone ? phoneLink(page.region, phone) : null,
    message: newestOpen && {
      label: t(i18n)`Contact ${first}`,
      href: `${paths.property.to(padAgencyId(newestOpen.agencyId), newestOpen.propertyId)}#contact`,
    },
    facts: factsOf(page, agent),
    listings: shown && listingsOf(page, agent, shown),
    areas: agent.areas.map((area) => ({
      name: placeName(area),
      note: formatNumber(page, area.count),
      href: listHref({ geoId: [area.geoId] }),
    })),
    isDemo: agent.isDemo,
  };
}
