import { lazyComponent } from "@hjem/storefront/lazy-component";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import styles from "./listing-gallery.module.css";
import type { ListingPhotos } from "./listing-photos.ts";

/** Props of `ListingGallery`. */
export interface ListingGalleryProps extends ListingPhotos {
  /** Label of the pictures: the home's title. */
  label: string;
  /** Status of a home off the market; undefined for one that is on it. */
  status?: string | undefined;
}

/** Links to the pictures until the page has loaded, then the full-screen gallery (D42). */
const PagePictures = lazyComponent(() => import("./page-pictures.tsx"));

/** The pictures of the home and a note if they are illustrations. */
export function ListingGallery({ status, ...pictures }: ListingGalleryProps) {
  const { photos, note } = pictures;
  return (
    <div className={styles.gallery} data-own-swipes>
      {photos.length > 0 && <PagePictures {...pictures} />}
      {photos.length > 0 && status !== undefined && (
        <span className={styles.status}>
          <Tag tone="quiet">{status}</Tag>
        </span>
      )}
      {note && <p className={`${text.xsmall} ${text.muted} ${styles.note}`}>{note}</p>}
    </div>
  );
}
