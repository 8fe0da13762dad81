import { galleryTabs } from "@hjem/domain/listing/enumerations";
import type { Listing } from "@hjem/domain/listing/listing";
import type { PageContext } from "@hjem/storefront/page-context";
import type { PhotoGroup } from "@hjem/ui/viewer";

/**
 * The tabs of a home's pictures in the order of spec §2, only those with pictures. Exterior and garage pictures have
 * no tab and are under "all" only (PROP-033).
 */
export const photoGroups = (
  { term }: Pick<PageContext, "term">,
  images: Listing["images"],
): PhotoGroup[] =>
  galleryTabs
    .map((tab) => ({
      label: term(tab === "all" ? "photo.any" : `photo.${tab}`),
      at: images.flatMap(({ type }, at) => (tab === "all" || type === tab ? [at] : [])),
    }))
    .filter(({ at }) => at.length > 0);
