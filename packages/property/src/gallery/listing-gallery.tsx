import { Gallery } from "@hjem/ui/gallery";
import { FloorplanIcon } from "@hjem/ui/icons";
import text from "@hjem/ui/text.module.css";
import type { ListingPhotos } from "./listing-photos.ts";
import styles from "./listing-gallery.module.css";

/** Props of `ListingGallery`. */
export interface ListingGalleryProps extends ListingPhotos {
  /** Names the pictures: the home's title. */
  label: string;
}

/** The pictures of the home and, where the product drew them itself, a line that says so. */
export function ListingGallery({ photos, plan, note, label }: ListingGalleryProps) {
  return (
    <div>
      {photos.length > 0 && (
        <Gallery
          photos={photos}
          label={label}
          shortcuts={plan ? [{ ...plan, icon: FloorplanIcon }] : []}
        />
      )}
      {note && <p className={`${text.xsmall} ${text.muted} ${styles.note}`}>{note}</p>}
    </div>
  );
}
