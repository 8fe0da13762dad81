import type { AgencyProfile } from "@hjem/domain/agents/agency-profile";
import { joinSentences } from "@hjem/domain/format/format-text";
import { paths } from "@hjem/domain/paths";
import { breadcrumbList } from "@hjem/storefront/breadcrumb-list";
import type { Head } from "@hjem/storefront/head";
import type { ViewContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { stateCounts } from "../agent-messages.ts";
import { firstPicture } from "../profile/first-picture.ts";
import { structuredAgency } from "../profile/structured-agent.ts";
import type { ShownListings } from "../profile/work-model.ts";

/** The page's head. An agency without homes to be had is excluded from search engines. */
export function agencyHead(
  page: ViewContext,
  profile: AgencyProfile,
  { lead, shown, path }: { lead: string; shown: ShownListings | null; path: string },
): Head {
  const { i18n, region, origin } = page;
  const { agency, counts } = profile;
  const figures = stateCounts(page, counts).map(({ label, figure }) => `${label} ${figure}`);
  const crumbs = [
    { label: region.siteName, href: paths.home.to() },
    { label: t(i18n)`Find an agent`, href: paths.agentSearch.to() },
    { label: agency.name },
  ];
  return {
    title: agency.name,
    description: joinSentences([agency.name, lead, figures.join(", ")]),
    canonical: path,
    isNoIndex: counts.forSale + counts.forRent === 0,
    ...firstPicture(shown),
    jsonLd: [structuredAgency(profile, { origin, path }), breadcrumbList(crumbs, origin)],
  };
}
