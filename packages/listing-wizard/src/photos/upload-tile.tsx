import { photoTypes } from "@hjem/domain/draft/draft-rules";
import { focusNextItem } from "@hjem/storefront/focus-after-removal";
import { Button } from "@hjem/ui/button";
import { ClockIcon } from "@hjem/ui/upload-icons";
import { Trans } from "@lingui/react/macro";
import { useRef } from "react";
import { FailedPhoto } from "./failed-photo.tsx";
import styles from "./photo-tile.module.css";
import type { QueuedFile, UploadQueue } from "./upload-queue.ts";

/** Props of `UploadTile`. */
interface UploadTileProps {
  entry: QueuedFile;
  queue: UploadQueue;
}

/** Why a photo was not taken, with what is accepted. */
function Problem({ problem }: Pick<QueuedFile, "problem">) {
  if (problem === "size") return <Trans>It is larger than 40 MB. Choose a smaller version.</Trans>;
  if (problem === "pixels") {
    return (
      <Trans>
        It has more than 100 megapixels, and this browser can't make it smaller. Choose a smaller
        version.
      </Trans>
    );
  }
  if (problem === "heic") {
    return (
      <Trans>
        It is a HEIC file, which this browser can't convert. Save it as JPG: on a Mac open it in
        Preview and choose File, Export; in Windows open it in Photos and choose Save as; on an
        iPhone set Settings, Camera, Formats to Most Compatible.
      </Trans>
    );
  }
  if (problem === "type" || problem === null) {
    return <Trans>It can't be used. Choose JPG, PNG, WebP or AVIF.</Trans>;
  }
  return problem.message;
}

/** A photo on its way, in the place that it will have. */
export function UploadTile({ entry, queue }: UploadTileProps) {
  const { key, file, preview, state, progress, problem } = entry;
  const chooser = useRef<HTMLInputElement>(null);
  const percent = Math.round(progress * 100);
  const cancel = (button: HTMLElement) => {
    focusNextItem(button);
    queue.cancel(key);
  };
  if (state === "failed") {
    return (
      <FailedPhoto
        name={file.name}
        onRemove={cancel}
        act={
          <>
            <Button variant="ghost" size="s" onClick={() => chooser.current?.click()}>
              <Trans>Choose another file</Trans>
            </Button>
            <input
              ref={chooser}
              type="file"
              hidden
              accept={photoTypes.join(",")}
              onChange={({ target }) => {
                const [other] = target.files ?? [];
                if (other) queue.retry(key, other);
              }}
            />
          </>
        }
      >
        <Problem problem={problem} />
      </FailedPhoto>
    );
  }
  const isUploading = state === "uploading";
  return (
    <li className={styles.tile}>
      {isUploading ? (
        <div className={styles.photo} data-busy>
          {preview !== null && <img src={preview} alt="" />}
          <span className={styles.photoBar} aria-hidden="true">
            <i style={{ width: `${percent}%` }} />
          </span>
        </div>
      ) : (
        <div className={styles.well}>
          <ClockIcon />
        </div>
      )}
      <div className={styles.state}>
        <span className={styles.grow}>
          {isUploading && <Trans>Uploading, {percent} %</Trans>}
          {state === "waiting" && <Trans>Waiting</Trans>}
          {state === "offline" && <Trans>Waiting for the network</Trans>}
        </span>
        {state === "offline" && (
          <Button variant="ghost" size="s" onClick={() => queue.retry(key)}>
            <Trans>Try now</Trans>
          </Button>
        )}
        <Button variant="ghost" size="s" onClick={(event) => cancel(event.currentTarget)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </li>
  );
}
