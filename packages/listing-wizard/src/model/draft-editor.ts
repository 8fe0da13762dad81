import type { Draft, DraftPatch } from "@hjem/domain/draft/draft";
import { mergeDraft } from "@hjem/domain/draft/merge-patch";
import {
  addChange,
  changedPaths,
  changesOn,
  clashesWith,
  combinePatches,
  type DraftChanges,
  noChanges,
  withoutPaths,
} from "./draft-changes.ts";

/** Milliseconds after the last key until changes are saved. */
export const SAVE_AFTER_MS = 800;
/** Milliseconds until a failed save is tried again. */
const RETRY_MS = 5_000;
/** Times that a change is sent again at once because the API has a later version. */
const REBASES_MAX = 5;

/** Result of saving: `changed` if the API has a later version, `unreachable` if it may work later. */
export type SaveResult =
  | { kind: "saved"; draft: Draft }
  | { kind: "changed" }
  | { kind: "unreachable" }
  | { kind: "refused"; message: string | undefined };

/** What the editor needs of API and browser. */
export interface DraftEditorDeps {
  save: (patch: DraftPatch, version: number) => Promise<SaveResult>;
  /** The draft as the API has it; null if it could not be read. */
  load: () => Promise<Draft | null>;
  /** Keeps the unsaved changes in this browser. */
  store: (changes: DraftChanges) => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs a function later; returns how to cancel it. */
  wait: (run: () => void, milliseconds: number) => () => void;
}

/** Changes of another device to the same fields (D89). */
export interface DraftConflict {
  theirs: Draft;
  /** Their paths in camel case. */
  paths: readonly string[];
}

/** A draft that is edited. */
export interface EditedDraft {
  /** With every change, saved or not. */
  draft: Draft;
  /** `unsaved` for a moment after typing, `offline` while the API cannot be reached, `refused` for a value it does not take. */
  saving: "saved" | "unsaved" | "saving" | "offline" | "refused" | "conflict";
  /** Instant of the last save of this page in milliseconds; null before it. */
  savedAt: number | null;
  /** Why the API refused the last change. */
  message: string | undefined;
  conflict: DraftConflict | null;
}

/** Edits a draft: changes show at once and are saved in the background, in order and without loss (D89, D92). */
export interface DraftEditor {
  current: () => EditedDraft;
  subscribe: (listener: () => void) => () => void;
  change: (patch: DraftPatch) => void;
  /** Takes over the draft that another call returned. */
  receive: (draft: Draft) => void;
  reread: () => Promise<void>;
  /** Saves now; true once nothing is unsaved. */
  save: () => Promise<boolean>;
  /** Ends a conflict: one's own values, or those of the other device. */
  resolve: (choice: "mine" | "theirs") => void;
  /** Forgets what is not saved. */
  discard: () => void;
  /** Whether one save, which the page does not have to live for, stores everything: nothing failed, nothing is behind another save. */
  isSafeToClose: () => boolean;
}

/** Creates the editor of a draft; `stored` are changes that an earlier page could not save. */
export function createDraftEditor(
  first: Draft,
  deps: DraftEditorDeps,
  stored: DraftChanges = noChanges,
): DraftEditor {
  let server = first;
  let sent: DraftPatch | null = null;
  let unsent = stored;
  let saving: EditedDraft["saving"] = "saved";
  let savedAt: number | null = null;
  let message: string | undefined;
  let conflict: DraftConflict | null = null;
  let running: Promise<void> | null = null;
  let rebases = 0;
  let stopWaiting = () => {};
  const listeners = new Set<() => void>();

  const hasUnsent = () => changedPaths(unsent.patch).length > 0;
  const shown = (): Draft => mergeDraft(sent ? mergeDraft(server, sent) : server, unsent.patch);
  let state: EditedDraft = { draft: first, saving, savedAt, message, conflict };
  const emit = () => {
    state = { draft: shown(), saving, savedAt, message, conflict };
    for (const listener of listeners) listener();
  };
  const store = () =>
    deps.store(
      sent ? { patch: combinePatches(sent, unsent.patch), before: unsent.before } : unsent,
    );

  /** Takes over a version of the API; a field that was changed on both sides becomes a conflict. */
  const adopt = (draft: Draft) => {
    if (draft.version < server.version) return;
    const paths = clashesWith(unsent, draft);
    server = draft;
    if (paths.length === 0 && sent === null) unsent = changesOn(unsent.patch, server);
    conflict = paths.length > 0 ? { theirs: draft, paths } : null;
    if (conflict) saving = "conflict";
  };
  /** What was sent and not saved is unsent again; what was typed since has precedence. */
  const takeBack = () => {
    if (sent) unsent = { ...unsent, patch: combinePatches(sent, unsent.patch) };
    sent = null;
  };
  const onResult = async (result: SaveResult): Promise<boolean> => {
    if (result.kind === "saved") {
      sent = null;
      if (result.draft.version >= server.version) server = result.draft;
      unsent = changesOn(unsent.patch, server);
      savedAt = deps.now();
      rebases = 0;
      return hasUnsent();
    }
    takeBack();
    if (result.kind === "changed" && rebases < REBASES_MAX) {
      rebases += 1;
      const theirs = await deps.load();
      if (theirs) {
        adopt(theirs);
        return conflict === null;
      }
    }
    if (result.kind === "refused") {
      saving = "refused";
      message = result.message;
    } else {
      rebases = 0;
      saving = "offline";
      schedule(RETRY_MS);
    }
    return false;
  };
  const run = async () => {
    let hasMore = hasUnsent() && conflict === null;
    while (hasMore) {
      sent = unsent.patch;
      unsent = { ...unsent, patch: {} };
      saving = "saving";
      message = undefined;
      emit();
      hasMore = await onResult(await deps.save(sent, server.version));
      store();
    }
    if (saving === "saving") saving = "saved";
    if (saving === "unsaved" && !hasUnsent()) saving = "saved";
    emit();
  };
  const save = async (): Promise<boolean> => {
    stopWaiting();
    running ??= run().finally(() => {
      running = null;
    });
    await running;
    return sent === null && !hasUnsent() && conflict === null;
  };
  const schedule = (milliseconds: number) => {
    stopWaiting();
    stopWaiting = deps.wait(() => void save(), milliseconds);
  };

  if (hasUnsent()) {
    adopt(first);
    if (!conflict) {
      saving = "unsaved";
      schedule(SAVE_AFTER_MS);
    }
    state = { draft: shown(), saving, savedAt, message, conflict };
  }

  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (patch) => {
      unsent = addChange(unsent, patch, server);
      if (!conflict && saving !== "saving" && saving !== "offline") saving = "unsaved";
      store();
      if (!conflict && !running) schedule(SAVE_AFTER_MS);
      emit();
    },
    receive: (draft) => {
      adopt(draft);
      emit();
    },
    reread: async () => {
      const draft = await deps.load();
      if (!draft) return;
      adopt(draft);
      emit();
    },
    save,
    resolve: (choice) => {
      if (!conflict) return;
      const patch = choice === "mine" ? unsent.patch : withoutPaths(unsent.patch, conflict.paths);
      unsent = changesOn(patch, server);
      conflict = null;
      saving = hasUnsent() ? "unsaved" : "saved";
      store();
      emit();
      void save();
    },
    discard: () => {
      stopWaiting();
      unsent = noChanges;
      conflict = null;
      saving = "saved";
      store();
      emit();
    },
    isSafeToClose: () =>
      saving === "saved" ||
      (saving === "unsaved" && !running) ||
      (saving === "saving" && !hasUnsent()),
  };
}
