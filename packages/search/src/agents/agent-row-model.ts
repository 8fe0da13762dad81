import type { ListedAgent } from "@hjem/domain/agents/agent-profile";
import type { AgentListingState } from "@hjem/domain/agents/agent-states";
import { paths } from "@hjem/domain/paths";
import type { ViewContext } from "@hjem/storefront/page-context";
import { agencyHref, allStates, listed, portraitOf } from "./agent-messages.ts";

/** One agent in a list. */
export interface AgentLine {
  id: string;
  href: string;
  name: string;
  /** Title. */
  role: string;
  /** Null without an agency. */
  office: { name: string; href: string } | null;
  /** Where most of the listings are. */
  areas: string;
  portrait: { url: string | null } | null;
  /** In place of a hidden portrait. */
  logoUrl: string | null;
  counts: { state: AgentListingState; label: string; figure: string }[];
}

/** An agent in a list: every text, number and link, formatted (D42). */
export const agentLine = (page: ViewContext, agent: ListedAgent): AgentLine => ({
  id: agent.id,
  href: paths.agent.to(agent.id),
  name: agent.name,
  role: agent.title,
  office: agent.agency && { name: agent.agency.name, href: agencyHref(agent.agency) },
  areas: listed(page, agent.areaNames),
  portrait: portraitOf(agent),
  logoUrl: agent.agency?.logoUrl ?? null,
  counts: allStates(page, agent.counts).map(({ state, label, figure }) => ({
    state,
    label,
    figure,
  })),
});
