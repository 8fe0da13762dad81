import { PHOTO_ADVISED_WIDTH_PX, photoTypes } from "@hjem/domain/draft/draft-rules";
import { Button } from "@hjem/ui/button";
import text from "@hjem/ui/text.module.css";
import { CameraIcon } from "@hjem/ui/upload-icons";
import { Trans } from "@lingui/react/macro";
import { type ChangeEvent, useRef } from "react";
import styles from "./photos.module.css";

/** Id of the button that adds photos. */
export const CHOOSE_PHOTOS_ID = "choose-photos";

/** Without HEIC, a phone converts its photos when they are chosen (D101). */
const ACCEPT = photoTypes.join(",");

/** Props of `DropZone`. */
interface DropZoneProps {
  /** Whether files are being dragged over the page. */
  isOver: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Where photos are dropped, chosen from the device, or taken with its camera. */
export function DropZone({ isOver, onFiles }: DropZoneProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = "";
  };
  return (
    <div className={styles.zone} data-over={isOver || undefined}>
      <CameraIcon size="l" />
      <div className={styles.zoneText}>
        <p className={styles.strong}>
          <Trans>Drop photos here, or choose them from your device</Trans>
        </p>
        <p className={`${text.small} ${text.secondary}`}>
          <Trans>
            JPG, PNG, WebP or AVIF, up to 40 MB each. Preferably at least {PHOTO_ADVISED_WIDTH_PX}{" "}
            pixels wide.
          </Trans>
        </p>
      </div>
      <div className={styles.zoneButtons}>
        <Button id={CHOOSE_PHOTOS_ID} onClick={() => chooser.current?.click()}>
          <Trans>Choose photos</Trans>
        </Button>
        <Button className={styles.camera} onClick={() => camera.current?.click()}>
          <Trans>Take a photo</Trans>
        </Button>
      </div>
      <input ref={chooser} type="file" hidden multiple accept={ACCEPT} onChange={take} />
      <input
        ref={camera}
        type="file"
        hidden
        accept={ACCEPT}
        capture="environment"
        onChange={take}
      />
    </div>
  );
}
