import { lazyComponent } from "@hjem/storefront/lazy-component";
import text from "@hjem/ui/text.module.css";
import styles from "./listing-gallery.module.css";
import type { ListingPhotos } from "./listing-photos.ts";

/** Props of `ListingGallery`. */
export interface ListingGalleryProps extends ListingPhotos {
  /** Label of the pictures: the home's title. */
  label: string;
}

/** Links to the pictures until the page has loaded, then the full-screen gallery (D42). */
const PagePictures = lazyComponent(() => import("./page-pictures.tsx"));

/** The pictures of the home and a note if they are illustrations. */
export function ListingGallery(props: ListingGalleryProps) {
  const { photos, note } = props;
  return (
    <div data-own-swipes>
      {photos.length > 0 && <PagePictures {...props} />}
      {note && <p className={`${text.xsmall} ${text.muted} ${styles.note}`}>{note}</p>}
    </div>
  );
}
