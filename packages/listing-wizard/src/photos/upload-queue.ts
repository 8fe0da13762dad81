import type { Draft } from "@hjem/domain/draft/draft";
import { ATTACHMENT_MAX_BYTES, PHOTO_MAX_BYTES, photoTypes } from "@hjem/domain/draft/draft-rules";
import type { FileKind } from "../model/arriving-files.ts";
import { isHeic, type PreparedFile } from "./prepare-photo.ts";

/** Milliseconds after which files that wait for the network are tried again. */
export const OFFLINE_RETRY_MS = 5_000;

/** Why a file is not sent: the page's own reason, or the API's sentence. */
export type FileProblem = "type" | "size" | "heic" | "pixels" | { message: string };

/** A file that was chosen and has not arrived. */
export interface QueuedFile {
  key: number;
  file: File;
  /** Address of the picture on this device; null for other files. */
  preview: string | null;
  /** `offline` waits for the network; `failed` for its person. */
  state: "waiting" | "uploading" | "offline" | "failed";
  /** Part that has been sent, 0 to 1. */
  progress: number;
  problem: FileProblem | null;
}

/** What became of a file. */
export type SendResult =
  /** `draft` is null where it has to be read. */
  | { kind: "sent"; fileId: string; draft: Draft | null }
  /** May work later. */
  | { kind: "unreachable" }
  | { kind: "refused"; message: string };

/** What became of a file that was prepared and sent. */
type Attempt = SendResult | { kind: "unusable"; problem: FileProblem };

/** A file to be sent. */
export interface SendCall {
  kind: FileKind;
  file: File;
  /** Tried before: goes on where that broke off. */
  isResumed: boolean;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Sends one file. */
export type SendFile = (call: SendCall) => Promise<SendResult>;

/** Files of a batch: from the first that was chosen until nothing is on its way. */
export interface QueueState {
  files: readonly QueuedFile[];
  /** Of this batch, those that have arrived. */
  sent: number;
}

/** What a queue needs of API and browser. */
export interface QueueDeps {
  kind: FileKind;
  send: SendFile;
  /** Makes of a file what is sent; null for one that is sent as it is. @default none is prepared */
  prepare?: ((file: File) => Promise<PreparedFile> | null) | undefined;
  /** Called with each file that has arrived. */
  onSent: (result: Extract<SendResult, { kind: "sent" }>, entry: QueuedFile) => void;
  /** Called for a file whose person has cancelled it; `isBegun` if some of it may have arrived. */
  onCancelled: (entry: QueuedFile, isBegun: boolean) => void;
  /** Shows a file that can be sent. */
  previewOf: (file: File) => string | null;
  /** Runs a function later; returns how to cancel it. */
  wait: (run: () => void, milliseconds: number) => () => void;
}

/** The files that a person has chosen, sent one after another so that they keep their order. */
export interface UploadQueue {
  current: () => QueueState;
  subscribe: (listener: () => void) => () => void;
  add: (files: readonly File[]) => void;
  /** Tries a file again, and all others that wait for the network; with another file, that one in its place. */
  retry: (key: number, file?: File) => void;
  /** Tries all again that wait for the network. */
  retryOffline: () => void;
  cancel: (key: number) => void;
  /** Cancels all that have not arrived. */
  cancelAll: () => void;
}

/** A photo may become smaller before it is sent; what is larger than so many times the limit is none. */
const SHRINKS_BY = 4;

/** Whether a file can be sent, by what the browser knows of it; the API looks at its content. */
const problemOf = (
  kind: FileKind,
  file: File,
  { isPrepared }: { isPrepared: boolean },
): FileProblem | null => {
  const { type, size } = file;
  const isAccepted =
    kind === "images"
      ? photoTypes.some((accepted) => accepted === type) || (!isPrepared && isHeic(file))
      : type === "application/pdf";
  if (type !== "" && !isAccepted) return "type";
  const max = kind === "images" ? PHOTO_MAX_BYTES : ATTACHMENT_MAX_BYTES;
  return size > (isPrepared ? max : max * SHRINKS_BY) ? "size" : null;
};

/** Opens a queue. It lives on while its person is on another tab of the wizard. */
export function createUploadQueue({
  kind,
  send,
  prepare,
  onSent,
  onCancelled,
  previewOf,
  wait,
}: QueueDeps): UploadQueue {
  let state: QueueState = { files: [], sent: 0 };
  let lastKey = 0;
  let running: { key: number; abort: AbortController } | null = null;
  let stopWaiting: (() => void) | null = null;
  const tried = new Set<number>();
  const listeners = new Set<() => void>();

  const set = (next: Partial<QueueState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const change = (key: number, changed: Partial<QueuedFile>) =>
    set({ files: state.files.map((each) => (each.key === key ? { ...each, ...changed } : each)) });
  const without = (key: number) => state.files.filter((each) => each.key !== key);

  const retryOffline = () => {
    stopWaiting?.();
    stopWaiting = null;
    if (!state.files.some((each) => each.state === "offline")) return;
    set({
      files: state.files.map((each) =>
        each.state === "offline" ? { ...each, state: "waiting" } : each,
      ),
    });
    void run();
  };

  const settle = (entry: QueuedFile, result: Attempt) => {
    const { key } = entry;
    if (!state.files.some((each) => each.key === key)) return;
    if (result.kind === "sent") {
      set({ files: without(key), sent: state.sent + 1 });
      onSent(result, entry);
    } else if (result.kind === "unusable") {
      change(key, { state: "failed", problem: result.problem });
    } else if (result.kind === "refused") {
      change(key, { state: "failed", problem: { message: result.message } });
    } else {
      // The others would meet the same network.
      set({
        files: state.files.map((each) =>
          each.key === key || each.state === "waiting" ? { ...each, state: "offline" } : each,
        ),
      });
      stopWaiting ??= wait(retryOffline, OFFLINE_RETRY_MS);
    }
  };

  const sendFile = ({ key, file }: Pick<QueuedFile, "key" | "file">, signal: AbortSignal) => {
    const onProgress = (progress: number) => change(key, { progress });
    return send({ kind, file, isResumed: tried.has(key), onProgress, signal });
  };

  /** Sends a file as it was prepared; what is sent again is the same file. */
  const sendPrepared = async (
    { key }: QueuedFile,
    preparation: Promise<PreparedFile>,
    signal: AbortSignal,
  ): Promise<Attempt> => {
    const prepared = await preparation;
    if (signal.aborted) return { kind: "unreachable" };
    if ("problem" in prepared) return { kind: "unusable", problem: prepared.problem };
    const { file } = prepared;
    const problem = problemOf(kind, file, { isPrepared: true });
    if (problem !== null) return { kind: "unusable", problem };
    change(key, { file });
    return sendFile({ key, file }, signal);
  };

  const run = async (): Promise<void> => {
    if (running) return;
    const next = state.files.find((each) => each.state === "waiting");
    if (!next) {
      if (state.files.length === 0) set({ sent: 0 });
      return;
    }
    const abort = new AbortController();
    running = { key: next.key, abort };
    change(next.key, { state: "uploading" });
    const { signal } = abort;
    const preparation = (!tried.has(next.key) && prepare?.(next.file)) || null;
    const result = await (preparation
      ? sendPrepared(next, preparation, signal)
      : sendFile(next, signal));
    tried.add(next.key);
    running = null;
    settle(next, result);
    await run();
  };

  const cancel = (key: number) => {
    const entry = state.files.find((each) => each.key === key);
    if (!entry) return;
    set({ files: without(key) });
    if (running?.key === key) running.abort.abort();
    onCancelled(entry, tried.has(key) || entry.state === "uploading");
    if (state.files.length === 0 && !running) set({ sent: 0 });
  };

  const entryOf = (file: File): QueuedFile => {
    lastKey += 1;
    const problem = problemOf(kind, file, { isPrepared: !prepare });
    return {
      key: lastKey,
      file,
      preview: problem ? null : previewOf(file),
      state: problem ? "failed" : "waiting",
      progress: 0,
      problem,
    };
  };

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
      set({ files: [...state.files, ...files.map(entryOf)] });
      void run();
    },
    retry(key, file) {
      const entry = state.files.find((each) => each.key === key);
      if (!entry) return;
      const fresh = entryOf(file ?? entry.file);
      const next = file ? fresh : { ...fresh, progress: entry.progress };
      if (!file && tried.has(key)) tried.add(next.key);
      set({ files: state.files.map((each) => (each.key === key ? next : each)) });
      retryOffline();
      void run();
    },
    retryOffline,
    cancel,
    cancelAll() {
      for (const { key, state: one } of state.files) if (one !== "failed") cancel(key);
    },
  };
}
