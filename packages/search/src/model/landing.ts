import { contentApi } from "@hjem/api-client/endpoints/content";
import type { LandingPage } from "@hjem/domain/content/landing-page";
import { paths } from "@hjem/domain/paths";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import type { PageContext } from "@hjem/storefront/page-context";

/** What a landing page says over the results of its search, and the way back to it. */
export interface LandingText {
  title: string;
  lead: string;
  href: string;
}

/** The landing page whose name stands beside a search; `null` without one, and for a name that nobody knows (SRCH-008). */
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

/** A landing page in the words of the list. */
export const landingText = (landing: LandingPage | null): LandingText | null =>
  landing && {
    title: landing.title,
    lead: landing.lead,
    href: `${paths.landing.to()}?${new URLSearchParams({ landingpageid: landing.id })}`,
  };
