import { padAgencyId } from "@hjem/domain/agency/agency-id";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { Carousel, type CarouselProps } from "@hjem/ui/carousel";
import { CheckIcon } from "@hjem/ui/icons";
import { Trans } from "@lingui/react/macro";
import { useViewedHomes } from "../viewed/viewed-homes.ts";
import { ResultTags } from "./result-tags.tsx";

/** A visible note on the picture of a viewed home, which screen readers read too. */
const ViewedNote = () => (
  <>
    <CheckIcon size="s" />
    <Trans>Viewed</Trans>
  </>
);

/** URL of a result's page. */
export const propertyHref = ({
  agencyId,
  propertyId,
}: Pick<ResultHome, "agencyId" | "propertyId">) =>
  paths.property.to(padAgencyId(agencyId), propertyId);

interface ResultPhotosProps extends Pick<
  CarouselProps,
  "sizes" | "marks" | "corner" | "isPriority"
> {
  property: ResultHome;
  /** Target of the link. @default the result's own page */
  href?: string | undefined;
  /** Maximum number of tags. @default 2 */
  tagsMax?: number | undefined;
}

/** The pictures of a result with its tags, the corner content of the page, and a note if it was viewed before. */
export function ResultPhotos({
  property,
  href = propertyHref(property),
  tagsMax,
  ...carousel
}: ResultPhotosProps) {
  const { term } = usePage();
  const isViewed = useViewedHomes().has(property.propertyId);
  const photos = property.images.map(({ type, ...source }) => ({
    source,
    alt: term(`photo.${type}`),
    fit: type === "floorplan" ? ("contain" as const) : ("cover" as const),
  }));
  return (
    <Carousel
      {...carousel}
      photos={photos}
      href={href}
      total={property.imageCount}
      tags={<ResultTags property={property} max={tagsMax} />}
      note={isViewed && <ViewedNote />}
    />
  );
}
