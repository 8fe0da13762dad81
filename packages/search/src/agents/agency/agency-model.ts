import { padAgencyId } from "@hjem/domain/agency/agency-id";
import type { AgencyProfile } from "@hjem/domain/agents/agency-profile";
import type { AgentListingState } from "@hjem/domain/agents/agent-states";
import { formatNumber } from "@hjem/domain/format/format-number";
import { paths } from "@hjem/domain/paths";
import type { Head } from "@hjem/storefront/head";
import type { ViewContext } from "@hjem/storefront/page-context";
import { agencyStyle } from "@hjem/ui/agency-accent";
import { plural, t } from "@lingui/core/macro";
import { agencyHref, placesLead } from "../agent-messages.ts";
import { type AgentLine, agentLine } from "../agent-row-model.ts";
import type { OfficeBandModel } from "../office-band.tsx";
import {
  type ListingsModel,
  listingsModel,
  type ShownListings,
  type WorkModel,
  workModel,
} from "../profile/work-model.ts";
import { agentsHref } from "../search/agents-address.ts";
import { agencyHead } from "./agency-head.ts";

/** The list of an agency's page; the listings are in the store under `request`. */
export interface AgencyListingsModel extends ListingsModel {
  request: { agencyId: string; state: AgentListingState; page: number };
}

/** View of an agency's page: every text, number and link, formatted (D42). */
export interface AgencyModel extends WorkModel {
  head: Head;
  /** CSS custom properties of the agency's accent (visual §16); teal for an agency without colours (FND-070). */
  accent: ReturnType<typeof agencyStyle>;
  office: OfficeBandModel;
  lead: string;
  /** URL of the newest listing's form: messages always belong to a listing. */
  messageHref: string | null;
  /** Null where there is nothing to show. */
  listings: AgencyListingsModel | null;
  agents: AgentLine[];
  /** The search for all agents of the office where more work there than are shown. */
  allAgents: { label: string; href: string } | null;
  isDemo: boolean;
}

function leadOf(page: ViewContext, { areas, agentCount }: AgencyProfile): string {
  const n = formatNumber(page, agentCount);
  const count = t(page.i18n)`${plural(agentCount, { one: `${n} agent.`, other: `${n} agents.` })}`;
  return [agentCount > 0 && count, placesLead(page, areas)].filter(Boolean).join(" ");
}

/** Builds the page of an agency; `shown` is null for one without listings. */
export function agencyModel(
  page: ViewContext,
  profile: AgencyProfile,
  shown: ShownListings | null,
): AgencyModel {
  const { agency, agents, agentCount, newestOpen } = profile;
  const { id, name, logoUrl } = agency;
  const lead = leadOf(page, profile);
  const path = agencyHref(agency);
  const n = formatNumber(page, agentCount);
  return {
    head: agencyHead(page, profile, { lead, shown, path }),
    accent: agencyStyle(agency.profile?.boxBackground),
    office: { name, logoUrl, href: null, all: null },
    lead,
    messageHref:
      newestOpen &&
      `${paths.property.to(padAgencyId(newestOpen.agencyId), newestOpen.propertyId)}#contact`,
    ...workModel(page, profile),
    listings: shown && {
      ...listingsModel(page, profile, { shown, path }),
      request: { agencyId: id, state: shown.state.state, page: shown.page },
    },
    // Their office is that of the page.
    agents: agents.map((agent) => ({ ...agentLine(page, agent), office: null })),
    allAgents:
      agentCount > agents.length
        ? {
            label: t(page.i18n)`All ${n} agents in this office`,
            href: agentsHref({ office: name }),
          }
        : null,
    isDemo: profile.isDemo,
  };
}
