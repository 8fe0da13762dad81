import { useGetPropertiesQuery } from "@hjem/api-client/endpoints/properties";
import { ALL } from "@hjem/domain/limits";
import { useViewedHomes } from "@hjem/home-card/viewed-homes";
import { Trans } from "@lingui/react/macro";
import { HomeCarousel } from "./home-carousel.tsx";

/** So many of the latest are shown. */
const RECENT_MAX = 8;

/**
 * The homes whose pages were opened last in this browser, the latest first, sold and let ones too (PROP-067). Nothing is
 * requested or shown before the page is hydrated, nor for a visitor who has opened none.
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
