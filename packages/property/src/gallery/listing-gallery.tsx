import type { Listing } from "@hjem/domain/listing/listing";
import type { ListingImage } from "@hjem/domain/listing/image";
import { usePage } from "@hjem/storefront/page";
import type { Photo } from "@hjem/ui/carousel";
import { Gallery } from "@hjem/ui/gallery";
import { FloorplanIcon } from "@hjem/ui/icons";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";

/** The pictures of the home and, where the product drew them itself, a line that says so (D44). */
export function ListingGallery({ listing }: { listing: Listing }) {
  const { term } = usePage();
  const { images, title, address, isDemo } = listing;
  if (images.length === 0) return null;
  const photo = (image: ListingImage): Photo => ({
    source: image,
    alt: [term(`photo.${image.type}`), address.street].filter(Boolean).join(", "),
    fit: image.type === "floorplan" ? "contain" : "cover",
  });
  const plan = images.findIndex(({ type }) => type === "floorplan");
  const isDrawn = images.some(({ isIllustration }) => isIllustration);
  return (
    <div>
      <Gallery
        photos={images.map(photo)}
        label={title}
        shortcuts={
          plan < 0 ? [] : [{ label: term("photo.floorplan"), icon: FloorplanIcon, at: plan }]
        }
      />
      {(isDrawn || isDemo) && (
        <p className={`${text.xsmall} ${text.muted}`}>
          {isDrawn && <Trans>The pictures are illustrations.</Trans>}{" "}
          {isDemo && <Trans>This is a demo listing: neither home nor seller is real.</Trans>}
        </p>
      )}
    </div>
  );
}
