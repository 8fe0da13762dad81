import { ATTACHMENTS_MAX, PHOTOS_MAX } from "@hjem/domain/draft/draft-rules";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useSyncExternalStore } from "react";
import type { FileKind } from "../model/arriving-files.ts";
import type { TabProps } from "../model/tab-props.ts";
import { fileSender, openQueue } from "./open-queue.ts";
import type { QueueState, SendFile, UploadQueue } from "./upload-queue.ts";

/** Files of a draft that have not arrived, and pictures of those that are still processed. */
export interface Uploads {
  queue: UploadQueue;
  state: QueueState;
  /** How many the draft has with those on their way; what was refused is none of them. */
  count: number;
  /** Sends files as far as the draft has room for them, and says how many are left out. */
  add: (files: readonly File[]) => void;
  /** Address of a local picture by the id of its photo. */
  previews: ReadonlyMap<string, string>;
}

/** Milliseconds between readings while photos are processed. */
const READ_AGAIN_MS = 1_500;

/** The uploads of a draft. Photos that are processed are read again until they are ready. */
export function useUploads(
  { draft, reread }: Pick<TabProps, "draft" | "reread">,
  kind: FileKind,
  send?: SendFile,
): Uploads {
  const { t } = useLingui();
  const { store } = usePage();
  const { queue, previews } = openQueue(store, {
    draftId: draft.id,
    kind,
    send: send ?? fileSender(store, draft.id, t`The file couldn't be sent. Try again.`),
  });
  const state = useSyncExternalStore(queue.subscribe, queue.current, queue.current);
  const isProcessing =
    kind === "images" && draft.images.some((image) => image.state === "processing");

  useEffect(() => {
    window.addEventListener("online", queue.retryOffline);
    return () => window.removeEventListener("online", queue.retryOffline);
  }, [queue]);
  useEffect(() => {
    if (!isProcessing) return undefined;
    const timer = setInterval(() => void reread(), READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isProcessing, reread]);

  const { stored, max } =
    kind === "images"
      ? { stored: draft.images, max: PHOTOS_MAX }
      : { stored: draft.attachments, max: ATTACHMENTS_MAX };
  const count = stored.length + state.files.filter((file) => file.state !== "failed").length;
  const add = (files: readonly File[]) => {
    const room = Math.max(0, max - count);
    queue.add(files.slice(0, room));
    const left = files.length - room;
    if (left <= 0) return;
    const notAdded = t`${plural(left, { one: "# file was not added.", other: "# files were not added." })}`;
    const message =
      kind === "images"
        ? t`A listing can have at most ${PHOTOS_MAX} photos. ${notAdded}`
        : t`A listing can have at most ${ATTACHMENTS_MAX} PDFs. ${notAdded}`;
    toasts.show({ tone: "error", message });
  };

  return { queue, state, count, add, previews };
}
