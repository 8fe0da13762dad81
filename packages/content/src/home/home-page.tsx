import { placesApi, usePopularRegionsQuery } from "@hjem/api-client/endpoints/places";
import { searchApi, useSearchQuery } from "@hjem/api-client/endpoints/search";
import { paths } from "@hjem/domain/paths";
import { countRequest } from "@hjem/finder/count-request";
import { listHref } from "@hjem/finder/list-search";
import type { Head } from "@hjem/storefront/head";
import type { PageContext } from "@hjem/storefront/page-context";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Link } from "@hjem/ui/link";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Hero } from "./hero.tsx";
import { heroHome } from "./hero-home.ts";
import { newHomes, popularScope } from "./home-requests.ts";
import { NewHomes } from "./new-homes.tsx";
import { PopularPlaces } from "./popular-places.tsx";

const { search } = searchApi.endpoints;
const { popularRegions } = placesApi.endpoints;

/** Fetches what the page shows. Each part stands for itself: where one does not come, the others do. */
export async function loader({ page }: PageLoaderArgs): Promise<null> {
  const { dispatch } = page.store;
  const [first = "buy"] = page.region.listingTabs;
  await Promise.all([
    dispatch(search.initiate(countRequest(first), { subscribe: false })),
    dispatch(search.initiate(newHomes, { subscribe: false })),
    dispatch(popularRegions.initiate(popularScope, { subscribe: false })),
  ]);
  return null;
}

/** The site itself: its one address, whatever follows the question mark. */
export function head(_data: null, page: PageContext & { url: URL }): Head {
  const { i18n, region, store } = page;
  const homes = search.select(newHomes)(store.getState()).data?.data ?? [];
  const image = heroHome(homes)?.images[0];
  return {
    title: t(i18n)`Homes for sale and rent`,
    description: t(
      i18n,
    )`Search homes for sale and rent, see what they really cost, and find your next viewing.`,
    canonical: paths.home.to(),
    ...(image && { preloadImage: { url: image.url, sizes: "(width >= 1024px) 40vw, 100vw" } }),
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "WebSite",
        name: region.siteName,
        url: new URL(paths.home.to(), page.origin).href,
        potentialAction: {
          "@type": "SearchAction",
          target: `${new URL(paths.list.to(), page.origin).href}?search={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}

/** The home page: one search, the newest homes, places with their numbers. */
export function Component() {
  const { data: homes } = useSearchQuery(newHomes);
  const { data: places = [] } = usePopularRegionsQuery(popularScope);
  return (
    <>
      <Hero home={heroHome(homes?.data ?? [])} places={places} />
      <div className={layout.page}>
        {homes && homes.data.length > 0 && (
          <section className={layout.section}>
            <div className={layout.headRow}>
              <h2>
                <Trans>New homes</Trans>
              </h2>
              <Link href={listHref({})} className={text.linkAlone}>
                <Trans>See all</Trans>
              </Link>
            </div>
            <NewHomes homes={homes.data} />
          </section>
        )}
        {places.length > 0 && <PopularPlaces places={places} />}
      </div>
    </>
  );
}
