import { useSearchQuery } from "@hjem/api-client/endpoints/search";
import { Trans } from "@lingui/react/macro";
import { HomeCarousel } from "./home-carousel.tsx";
import type { HomeModel } from "./home-model.ts";
import { newHomes } from "./home-requests.ts";

/** Props of `NewHomes`. */
export type NewHomesProps = Pick<HomeModel, "allHref">;

/** The newest homes for sale. */
export default function NewHomes({ allHref }: NewHomesProps) {
  const { data } = useSearchQuery(newHomes);
  return <HomeCarousel title={<Trans>Newest homes</Trans>} homes={data?.data} allHref={allHref} />;
}
