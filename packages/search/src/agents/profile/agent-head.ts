import type { AgentProfile } from "@hjem/domain/agents/agent-profile";
import { joinSentences } from "@hjem/domain/format/format-text";
import { paths } from "@hjem/domain/paths";
import { breadcrumbList } from "@hjem/storefront/breadcrumb-list";
import type { Head } from "@hjem/storefront/head";
import type { ViewContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { roleOf, stateCounts } from "../agent-messages.ts";
import { firstPicture } from "./first-picture.ts";
import { structuredAgent } from "./structured-agent.ts";
import type { ShownListings } from "./work-model.ts";

/** The page's head. An agent without listings is excluded from search engines. */
export function agentHead(
  page: ViewContext,
  agent: AgentProfile,
  { lead, shown }: { lead: string; shown: ShownListings | null },
): Head {
  const { i18n, region, origin } = page;
  const counts = stateCounts(page, agent.counts).map(({ label, figure }) => `${label} ${figure}`);
  const description = joinSentences([roleOf(agent), lead, counts.join(", ")]);
  const crumbs = [
    { label: region.siteName, href: paths.home.to() },
    { label: t(i18n)`Find an agent`, href: paths.agentSearch.to() },
    { label: agent.name },
  ];
  return {
    title: [agent.name, agent.agency?.name].filter(Boolean).join(", "),
    description,
    canonical: paths.agent.to(agent.id),
    isNoIndex: agent.counts.forSale + agent.counts.forRent === 0,
    ...firstPicture(shown),
    jsonLd: [structuredAgent(agent, { origin, description: lead }), breadcrumbList(crumbs, origin)],
  };
}
