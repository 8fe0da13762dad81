import { useGetPropertiesQuery } from "@hjem/api-client/endpoints/properties";
import { ALL } from "@hjem/domain/limits";
import { useViewedHomes } from "@hjem/saved/viewed-homes";
import { Trans } from "@lingui/react/macro";
import { HomeCarousel } from "./home-carousel.tsx";

/** Number of homes shown. */
const RECENT_MAX = 8;

/**
 * The homes viewed last in this browser, the latest first, including sold and rented ones (PROP-067). Nothing is
 * requested or shown before the page is hydrated, or without viewed homes.
 */
export default function RecentHomes() {
  const ids = [...useViewedHomes()].slice(0, RECENT_MAX);
  const request = { ids, availability: [ALL] } as const;
  const { data } = useGetPropertiesQuery(request, { skip: ids.length === 0 });
  return (
    <HomeCarousel
      title={<Trans>Recently viewed</Trans>}
      homes={ids.length === 0 ? undefined : data?.data}
    />
  );
}
