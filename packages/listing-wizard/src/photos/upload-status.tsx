import { Button } from "@hjem/ui/button";
import { Plural, Trans } from "@lingui/react/macro";
import styles from "./photos.module.css";
import type { QueueState } from "./upload-queue.ts";

/** Props of `UploadStatus`. */
interface UploadStatusProps {
  state: QueueState;
  /** Cancels all that have not arrived. */
  onCancel: () => void;
}

/** One line for a batch of photos on their way, read out as it goes on. */
export function UploadStatus({ state: { files, sent }, onCancel }: UploadStatusProps) {
  const left = files.filter(({ state }) => state !== "failed");
  const total = sent + left.length;
  const part = sent + left.reduce((sum, { progress }) => sum + progress, 0);
  const isOffline = left.some(({ state }) => state === "offline");
  return (
    <div role="status">
      {left.length > 0 && (
        <div className={styles.status}>
          <span className={styles.strong}>
            {isOffline ? (
              <Trans>Waiting for the network. Uploads go on by themselves.</Trans>
            ) : (
              <Plural
                value={total}
                one={`${sent} of # photo uploaded`}
                other={`${sent} of # photos uploaded`}
              />
            )}
          </span>
          <span className={styles.bar} aria-hidden="true">
            <i style={{ width: `${(100 * part) / total}%` }} />
          </span>
          <Button variant="ghost" size="s" onClick={onCancel}>
            <Trans>Cancel the rest</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
