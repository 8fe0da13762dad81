import { contentApi } from "@hjem/api-client/endpoints/content";
import type { LandingPage } from "@hjem/domain/content/landing-page";
import { paths } from "@hjem/domain/paths";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import type { PageContext } from "@hjem/storefront/page-context";

/** The landing page above the results of its search, and the link back to it. */
export interface LandingText {
  title: string;
  lead: string;
  href: string;
}

/** The landing page whose id is in the URL; `null` without one, and for an unknown id (SRCH-008). */
export async function findLanding(
  { store }: Pick<PageContext, "store">,
  extras: ParsedSearch["extras"],
): Promise<LandingPage | null> {
  const id = extras.find(([key]) => key === "landingpageid")?.[1];
  if (!id) return null;
  const { getLandingPage } = contentApi.endpoints;
  const { data } = await store.dispatch(getLandingPage.initiate(id, { subscribe: false }));
  return data ?? null;
}

/** A landing page, formatted for the list. */
export const landingText = (landing: LandingPage | null): LandingText | null =>
  landing && {
    title: landing.title,
    lead: landing.lead,
    href: `${paths.landing.to()}?${new URLSearchParams({ landingpageid: landing.id })}`,
  };
