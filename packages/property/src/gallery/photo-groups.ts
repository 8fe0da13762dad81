import { galleryTabs } from "@hjem/domain/listing/enumerations";
import type { Listing } from "@hjem/domain/listing/listing";
import type { PageContext } from "@hjem/storefront/page-context";
import type { PhotoGroup } from "@hjem/ui/viewer";

/**
 * The tabs over the pictures of a home in the order of spec §2, only those that have any. Rooms of pictures and tabs are
 * two sets: what shows the outside or a garage lies under "all" alone (PROP-033).
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
