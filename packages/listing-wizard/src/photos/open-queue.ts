import { draftFilesApi } from "@hjem/api-client/endpoints/draft-files";
import { isApiError, isPassing } from "@hjem/api-client/errors/api-error";
import {
  ATTACHMENTS_MAX,
  PHOTO_IN_ONE_REQUEST_MAX_BYTES,
  PHOTOS_MAX,
} from "@hjem/domain/draft/draft-rules";
import type { StorefrontStore } from "@hjem/storefront/store";
import { type FileKind, handOver, reportArriving } from "../model/arriving-files.ts";
import { hasSignedOut } from "../model/draft-calls.ts";
import { preparationOf } from "./prepare-photo.ts";
import { createUploadQueue, type SendFile, type UploadQueue } from "./upload-queue.ts";

const { addDraftFile, uploadDraftFile, forgetDraftFile } = draftFilesApi.endpoints;

/** Statuses of a session that has ended and of a busy API: the file waits. */
const waitsFor = (status: number): boolean => status === 401 || status === 408 || status === 429;

/**
 * Sends files of a draft: in one request up to 8 MB, in parts beyond it and where an earlier try broke off (D101).
 * `message` is the sentence for an error without one.
 */
export const fileSender =
  (store: StorefrontStore, draftId: string, message: string): SendFile =>
  async ({ kind, file, isResumed, onProgress, signal }) => {
    // Nothing is sent for whoever uses the browser next, and closing the page asks nobody about it.
    if (hasSignedOut(store)) return { kind: "refused", message };
    const isSmall = file.size <= PHOTO_IN_ONE_REQUEST_MAX_BYTES;
    const isWhole = isSmall && !isResumed;
    const call = { id: draftId, kind, file, onProgress, isResent: isSmall && isResumed };
    const request = isWhole
      ? store.dispatch(addDraftFile.initiate(call, { track: false }))
      : store.dispatch(uploadDraftFile.initiate(call, { track: false }));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    const { data, error } = await request;
    if (data !== undefined) {
      return typeof data === "string"
        ? { kind: "sent", fileId: data, draft: null }
        : { kind: "sent", ...data };
    }
    if (!isApiError(error)) return { kind: "unreachable" };
    if (isPassing(error) || waitsFor(error.status)) return { kind: "unreachable" };
    return { kind: "refused", message: error.message ?? message };
  };

/** A queue, and pictures of files that the API is still processing. */
export interface OpenQueue {
  queue: UploadQueue;
  /** Address of a local picture by the id of its photo. */
  previews: Map<string, string>;
}

const queues = new Map<string, OpenQueue>();

/**
 * The queue of a draft and of a kind of files, the same for as long as the page lives: uploads go on while their person
 * fills in other tabs. `send` is used where it is opened first.
 */
export function openQueue(
  store: StorefrontStore,
  { draftId, kind, send }: { draftId: string; kind: FileKind; send: SendFile },
): OpenQueue {
  const key = `${draftId}/${kind}`;
  const known = queues.get(key);
  if (known) return known;
  const previews = new Map<string, string>();
  /** Files that have arrived, with which the draft is being read. */
  let inReading = 0;
  const report = () => {
    const onTheirWay = queue.current().files.filter((file) => file.state !== "failed");
    reportArriving(draftId, kind, onTheirWay.length + inReading);
  };
  const readDraft = async () => {
    inReading += 1;
    report();
    await handOver(draftId, null);
    inReading -= 1;
    report();
  };
  const queue = createUploadQueue({
    kind,
    send,
    prepare: kind === "images" ? preparationOf : undefined,
    onSent({ fileId, draft }, { preview }) {
      if (preview !== null) previews.set(fileId, preview);
      void (draft ? handOver(draftId, draft) : readDraft());
    },
    onCancelled({ file, preview }, isBegun) {
      if (preview !== null) URL.revokeObjectURL(preview);
      if (!isBegun || file.size <= PHOTO_IN_ONE_REQUEST_MAX_BYTES) return;
      void store.dispatch(forgetDraftFile.initiate({ id: draftId, kind, file }, { track: false }));
    },
    previewOf: (file) => (kind === "images" ? URL.createObjectURL(file) : null),
    wait: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  queue.subscribe(report);
  const opened: OpenQueue = { queue, previews };
  queues.set(key, opened);
  return opened;
}

/** Whether a file belongs among the attachments. */
export const isPdf = ({ type }: File): boolean => type === "application/pdf";

/** Sends the first files of a draft; the wizard shows them on their way. `message` is the sentence for an error without one. */
export function sendFirstFiles(
  store: StorefrontStore,
  draftId: string,
  files: readonly File[],
  message: string,
): void {
  const send = fileSender(store, draftId, message);
  const add = (kind: FileKind, own: readonly File[]) => {
    if (own.length > 0) openQueue(store, { draftId, kind, send }).queue.add(own);
  };
  add("images", files.filter((file) => !isPdf(file)).slice(0, PHOTOS_MAX));
  add("attachments", files.filter(isPdf).slice(0, ATTACHMENTS_MAX));
}
