import { padAgencyId } from "@hjem/domain/agency/agency-id";
import type { AgentProfile } from "@hjem/domain/agents/agent-profile";
import type { AgentListingState } from "@hjem/domain/agents/agent-states";
import { formatNumber } from "@hjem/domain/format/format-number";
import { phoneLink } from "@hjem/domain/format/format-phone";
import { AGENTS_ID, paths } from "@hjem/domain/paths";
import type { Head } from "@hjem/storefront/head";
import type { ViewContext } from "@hjem/storefront/page-context";
import { agencyStyle } from "@hjem/ui/agency-accent";
import { plural, t } from "@lingui/core/macro";
import {
  agencyHref,
  languageNames,
  listed,
  placesLead,
  portraitOf,
  roleOf,
} from "../agent-messages.ts";
import type { OfficeBandModel } from "../office-band.tsx";
import { agentHead } from "./agent-head.ts";
import {
  type ListingsModel,
  listingsModel,
  type ShownListings,
  type WorkModel,
  workModel,
} from "./work-model.ts";

/** The list of an agent's page; the listings are in the store under `request`. */
export interface AgentListingsModel extends ListingsModel {
  request: { agentId: string; state: AgentListingState; page: number };
}

/** View of one agent's page: every text, number and link, formatted (D42). */
export interface AgentModel extends WorkModel {
  head: Head;
  /** CSS custom properties of the agency's accent (visual §16); teal for an agency without colours (FND-070). */
  accent: ReturnType<typeof agencyStyle>;
  office: OfficeBandModel | null;
  name: string;
  role: string;
  lead: string;
  licence: string;
  portrait: { url: string | null } | null;
  phone: { href: string; text: string } | null;
  /** URL of the newest listing's form: messages always belong to a listing. */
  message: { label: string; href: string } | null;
  /** Null where there is nothing to show. */
  listings: AgentListingsModel | null;
  isDemo: boolean;
}

function leadOf(page: ViewContext, { areas, languages }: AgentProfile): string {
  const { i18n } = page;
  const languageList = listed(page, languageNames(page, languages));
  return [placesLead(page, areas), languageList && t(i18n)`Speaks ${languageList}.`]
    .filter(Boolean)
    .join(" ");
}

function officeOf(page: ViewContext, { agency, colleagues }: AgentProfile): AgentModel["office"] {
  if (!agency) return null;
  const n = formatNumber(page, colleagues);
  const { name, logoUrl } = agency;
  const href = agencyHref(agency);
  return {
    name,
    logoUrl,
    href,
    all:
      colleagues > 1
        ? {
            label: t(
              page.i18n,
            )`${plural(colleagues, { one: "The agent of this office", other: `All ${n} agents in this office` })}`,
            href: `${href}#${AGENTS_ID}`,
          }
        : null,
  };
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
    ...workModel(page, agent),
    listings: shown && {
      ...listingsModel(page, agent, { shown, path: paths.agent.to(agent.id) }),
      request: { agentId: agent.id, state: shown.state.state, page: shown.page },
    },
    isDemo: agent.isDemo,
  };
}
