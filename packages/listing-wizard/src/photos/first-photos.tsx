import { usePage } from "@hjem/storefront/page";
import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { DropZone } from "./drop-zone.tsx";
import { sendFirstFiles } from "./open-queue.ts";
import styles from "./photos.module.css";
import { useFileDrop } from "./use-file-drop.ts";
import { usePastedFiles } from "./use-pasted-files.ts";

/** Props of `FirstPhotos`. */
export interface FirstPhotosProps {
  /** Stores the draft; its id, or null where that failed. */
  onStore: () => Promise<string | null>;
  /** Called once files are on their way to the draft. */
  onStored: (draftId: string) => void;
}

/** The second step of a listing of which nothing is stored: its first file makes it a draft (LIST-012). */
export default function FirstPhotos({ onStore, onStored }: FirstPhotosProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const storing = useRef<Promise<string | null> | null>(null);
  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    storing.current ??= onStore();
    const draftId = await storing.current;
    if (draftId === null) {
      storing.current = null;
      return;
    }
    sendFirstFiles(store, draftId, files, t`The file couldn't be sent. Try again.`);
    onStored(draftId);
  };
  const onFiles = (files: readonly File[]) => void add(files);
  usePastedFiles(onFiles);
  const { isOver, target } = useFileDrop(onFiles);
  return (
    <div className={styles.tab} {...target}>
      <DropZone isOver={isOver} onFiles={onFiles} />
    </div>
  );
}
