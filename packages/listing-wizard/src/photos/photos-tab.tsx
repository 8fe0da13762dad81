import { PHOTOS_MAX } from "@hjem/domain/draft/draft-rules";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Plural, Trans } from "@lingui/react/macro";
import type { TabProps } from "../model/tab-props.ts";
import { useFieldLabel } from "../model/use-field-label.ts";
import { fieldId } from "../model/wizard-address.ts";
import { Attachments } from "./attachments.tsx";
import { DropZone } from "./drop-zone.tsx";
import { isPdf } from "./open-queue.ts";
import { PhotoGrid } from "./photo-grid.tsx";
import styles from "./photos.module.css";
import type { SendFile } from "./upload-queue.ts";
import { UploadStatus } from "./upload-status.tsx";
import { useFileDrop } from "./use-file-drop.ts";
import { usePastedFiles } from "./use-pasted-files.ts";
import { useUploads } from "./use-uploads.ts";

/** Props of `PhotosTab`. */
export interface PhotosTabProps extends TabProps {
  /** How files are sent. @default to the API */
  send?: SendFile;
}

/** The second tab: photos with their rooms and order, and PDFs (LIST-005, LIST-073, LIST-076..080, D101). */
export default function PhotosTab({ send, ...props }: PhotosTabProps) {
  const labelOf = useFieldLabel();
  const photos = useUploads(props, "images", send);
  const pdfs = useUploads(props, "attachments", send);

  /** Wherever a file is dropped, it goes where it belongs. */
  const add = (files: readonly File[]) => {
    const documents = files.filter(isPdf);
    const pictures = files.filter((file) => !isPdf(file));
    if (pictures.length > 0) photos.add(pictures);
    if (documents.length > 0) pdfs.add(documents);
  };
  usePastedFiles(add);
  const { isOver, target } = useFileDrop(add);
  const { count } = photos;

  return (
    <div className={styles.tab} {...target}>
      <DropZone isOver={isOver} onFiles={add} />
      <UploadStatus state={photos.state} onCancel={photos.queue.cancelAll} />
      <section
        className={layout.stack}
        id={fieldId("images")}
        tabIndex={-1}
        aria-label={labelOf("images")}
      >
        {(count > 0 || photos.state.files.length > 0) && (
          <div className={styles.gridHead}>
            <h2 className={text.h3}>
              <Plural
                value={PHOTOS_MAX}
                one={`${count} of # photo`}
                other={`${count} of # photos`}
              />
            </h2>
            <p className={`${text.small} ${text.secondary} ${styles.keysHint}`}>
              <Trans>
                Drag to move, or <kbd>Space</kbd> and <kbd>←</kbd> <kbd>→</kbd>
              </Trans>
            </p>
          </div>
        )}
        <PhotoGrid {...props} uploads={photos} />
      </section>
      <Attachments {...props} uploads={pdfs} />
    </div>
  );
}
