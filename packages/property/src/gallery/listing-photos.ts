import type { Listing } from "@hjem/domain/listing/listing";
import type { PageContext } from "@hjem/storefront/page-context";
import type { Photo } from "@hjem/ui/picture";
import type { PhotoGroup } from "@hjem/ui/viewer";
import { t } from "@lingui/core/macro";
import { photoGroups } from "./photo-groups.ts";

/** The pictures of a home with their captions. */
export interface ListingPhotos {
  photos: Photo[];
  /** All of them, then by room. */
  groups: PhotoGroup[];
  /** Index of the floor plan; null without one. */
  plan: { at: number; label: string } | null;
  /** Note that they are illustrations and the home is not real (D44); else empty. */
  note: string;
}

/** Labels each picture with its room and street. */
export function listingPhotos(
  page: Pick<PageContext, "term" | "i18n">,
  { images, address, isDemo }: Pick<Listing, "images" | "address" | "isDemo">,
): ListingPhotos {
  const { term, i18n } = page;
  const at = images.findIndex(({ type }) => type === "floorplan");
  const isDrawn = images.some(({ isIllustration }) => isIllustration);
  const notes = [
    isDrawn && t(i18n)`The pictures are illustrations.`,
    isDemo && t(i18n)`This is a demo listing. The property and the advertiser are not real.`,
  ];
  return {
    photos: images.map(({ type, url, color, ratio, alt }) => ({
      source: { url, color, ratio },
      // What its advertiser says of it, else its room; an unnamed one is known by its address alone (D103).
      alt:
        alt ||
        [type !== "other" && term(`photo.${type}`), address.street].filter(Boolean).join(", "),
      fit: type === "floorplan" ? "contain" : "cover",
    })),
    groups: photoGroups(page, images),
    plan: at < 0 ? null : { at, label: term("photo.floorplan") },
    note: notes.filter(Boolean).join(" "),
  };
}
