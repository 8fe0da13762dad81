import { useFirstOnMarketQuery } from "@hjem/api-client/endpoints/properties";
import { searchApi, useSearchQuery } from "@hjem/api-client/endpoints/search";
import { paths } from "@hjem/domain/paths";
import { listHref } from "@hjem/finder/list-search";
import { usePage } from "@hjem/storefront/page";
import { Trans } from "@lingui/react/macro";
import { firstHere, newHomes, newProjects, ROW_HOMES } from "../requests/part-requests.ts";
import { HomeCarousel } from "./home-carousel.tsx";

/** Props of a row of homes in a page. */
export interface HomeRowProps {
  /** The editor's heading; empty for the usual one. */
  title: string;
  /** Number of homes; null for the usual one. */
  count: number | null;
}

/** The newest homes for sale. */
export function NewHomes({ title, count }: HomeRowProps) {
  const { data } = useSearchQuery(newHomes(count));
  return (
    <HomeCarousel
      title={title || <Trans>Newest homes</Trans>}
      homes={data?.data}
      said={["new"]}
      allHref={listHref({})}
    />
  );
}

/** New homes and projects (RTE-030). */
export function NewProjects({ title, count }: HomeRowProps) {
  const { term } = usePage();
  const { data } = useSearchQuery(newProjects(count));
  return (
    <HomeCarousel
      title={title || term("listing.new_homes")}
      homes={data?.data}
      allHref={listHref({ listingType: "new_homes" })}
    />
  );
}

/** The newest first-on-market homes (RTE-007), without those that stand in the row of the newest. */
export function FirstOnMarketHomes({ title, count }: HomeRowProps) {
  const { siteName } = usePage().region;
  const { data } = useFirstOnMarketQuery(firstHere(count));
  const newest = searchApi.endpoints.search.useQueryState(newHomes(count)).data?.data;
  const above = new Set(newest?.map(({ propertyId }) => propertyId));
  return (
    <HomeCarousel
      title={title || <Trans>First on {siteName}</Trans>}
      homes={data?.data
        .filter(({ propertyId }) => !above.has(propertyId))
        .slice(0, count ?? ROW_HOMES)}
      said={["first"]}
      allHref={paths.firstOnMarket.to()}
    />
  );
}
