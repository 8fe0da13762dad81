import { useFirstOnMarketQuery } from "@hjem/api-client/endpoints/properties";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { Trans } from "@lingui/react/macro";
import { HomeCarousel } from "./home-carousel.tsx";
import { firstHere } from "./home-requests.ts";

/** The newest first-on-market homes (RTE-007). */
export default function FirstOnMarketHomes() {
  const { siteName } = usePage().region;
  const { data } = useFirstOnMarketQuery(firstHere);
  return (
    <HomeCarousel
      title={<Trans>First on {siteName}</Trans>}
      homes={data?.data}
      allHref={paths.firstOnMarket.to()}
    />
  );
}
