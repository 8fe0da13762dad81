import type { CurrentListing } from "@hjem/domain/listing/listing-type";
import { paths } from "@hjem/domain/paths";
import type { RegionBasics } from "@hjem/domain/region";
import { listingKinds } from "@hjem/domain/search/listing-kinds";
import { searchToQuery } from "@hjem/domain/search/search-url";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** A kind of listing that has a list of its own. */
export type ListKind = CurrentListing;

/**
 * Pages whose words are the product's own. A page that comes to be public gets its line here; the journey through the
 * sitemap sees that each of them is there and wants to be found.
 */
const fixedPages: readonly string[] = [
  paths.firstOnMarket.to(),
  paths.agentSearch.to(),
  paths.aboutUs.to(),
  paths.privacyPolicy.to(),
  paths.termsAndConditions.to(),
  paths.salesConditions.to(),
  paths.gdpr.to(),
  paths.cookiePolicy.to(),
];

const listPath = (kind: ListKind): string => {
  const query = searchToQuery(kind);
  return query ? `${paths.list.to()}?${query}` : paths.list.to();
};

/** What the list of pages is built from. */
export interface PageEntriesOptions {
  region: Pick<RegionBasics, "listingTabs">;
  /** The last change of any listing: home page and lists change with it. */
  changedAt?: string | undefined;
  count: (kind: ListKind) => Promise<number>;
  /** Guides and other pages of the content service; none while it is down. */
  articles: () => Promise<SitemapEntry[]>;
}

/** All pages of a site but those of single homes. A list that is empty today is left out, as its own head does. */
export async function pageEntries(options: PageEntriesOptions): Promise<SitemapEntry[]> {
  const { region, changedAt, count, articles } = options;
  const changed = changedAt === undefined ? {} : { changedAt };
  const kinds = listingKinds(region);
  const [counts, texts] = await Promise.all([Promise.all(kinds.map(count)), articles()]);
  return [
    { path: paths.home.to(), ...changed },
    ...kinds
      .filter((_, index) => (counts[index] ?? 0) > 0)
      .map((kind) => ({ path: listPath(kind), ...changed })),
    ...fixedPages.map((path) => ({ path })),
    ...texts,
  ];
}
