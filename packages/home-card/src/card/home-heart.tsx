import type { ResultHome } from "@hjem/domain/listing/result-home";
import { HeartButton } from "@hjem/saved/heart-button";
import { useLingui } from "@lingui/react/macro";

/** The heart of a result (FAV-044). */
export function HomeHeart({ property }: { property: ResultHome }) {
  const { t } = useLingui();
  const { propertyId: id, address, images } = property;
  return (
    <HeartButton home={{ id, address, pictureUrl: images[0]?.url }} label={t`Save ${address}`} />
  );
}
