import { padAgencyId } from "@hjem/domain/agency/agency-id";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { paths } from "@hjem/domain/paths";
import { HeartButton } from "@hjem/saved/heart-button";
import { useMayCommute } from "@hjem/saved/may-commute";
import { useViewedHomes } from "@hjem/saved/viewed-homes";
import { usePage } from "@hjem/storefront/page";
import { Carousel, type CarouselProps } from "@hjem/ui/carousel";
import { CheckIcon } from "@hjem/ui/icons";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { CommuteNote } from "../commute/lazy-commute-note.ts";
import type { UnitsLine } from "./lazy-property-card.ts";
import { ResultTags, type SaidTag } from "./result-tags.tsx";

/** A visible note on the picture of a viewed home, which screen readers read too. */
const ViewedNote = () => (
  <>
    <CheckIcon size="s" />
    <Trans>Viewed</Trans>
  </>
);

/** Travel times to the addresses of the search and to the visitor's own, where there may be any (SAVE-051, D83, D84). */
function Commute({ property }: { property: ResultHome }) {
  const mayCommute = useMayCommute();
  const isByReach = useSearchParams()[0].has("reach");
  return (mayCommute || isByReach) && <CommuteNote home={property} />;
}

/** The heart of a result (FAV-044). */
function HomeHeart({ property }: { property: ResultHome }) {
  const { t } = useLingui();
  const { propertyId: id, address, images } = property;
  return (
    <HeartButton home={{ id, address, pictureUrl: images[0]?.url }} label={t`Save ${address}`} />
  );
}

/** URL of a home's page. */
export const propertyHref = ({
  agencyId,
  propertyId,
}: Pick<ResultHome, "agencyId" | "propertyId">) =>
  paths.property.to(padAgencyId(agencyId), propertyId);

/** Target of a result's link: its page, where matching units of a project are marked (D55). */
export const resultHref = (property: ResultHome, units: UnitsLine | undefined): string =>
  units?.href ?? propertyHref(property);

interface ResultPhotosProps extends Pick<
  CarouselProps,
  "sizes" | "marks" | "corner" | "isPriority"
> {
  property: ResultHome;
  units?: UnitsLine | undefined;
  /** False for a small picture, which has no room for tags and travel times beside its heart. @default true */
  hasTags?: boolean;
  /** Tags that need not be said again. */
  said?: readonly SaidTag[] | undefined;
}

/** The pictures of a result with its tags, its heart, and a note if it was viewed before. */
export function ResultPhotos({
  property,
  units,
  hasTags = true,
  said,
  corner = <HomeHeart property={property} />,
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
      corner={corner}
      photos={photos}
      href={resultHref(property, units)}
      total={property.imageCount}
      tags={hasTags && <ResultTags property={property} said={said} />}
      note={isViewed && <ViewedNote />}
    >
      {hasTags && <Commute property={property} />}
    </Carousel>
  );
}
