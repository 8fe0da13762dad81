import { useSearchQuery } from "@hjem/api-client/endpoints/search";
import { Trans } from "@lingui/react/macro";
import type { HomeModel } from "./home-model.ts";
import { HomeRail } from "./home-rail.tsx";
import { newHomes } from "./home-requests.ts";

/** Props of `NewHomes`. */
export type NewHomesProps = Pick<HomeModel, "allHref">;

/** The newest homes for sale. */
export default function NewHomes({ allHref }: NewHomesProps) {
  const { data } = useSearchQuery(newHomes);
  return <HomeRail title={<Trans>Newest homes</Trans>} homes={data?.data} allHref={allHref} />;
}
