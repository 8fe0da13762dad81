import type { Draft } from "@hjem/domain/draft/draft";
import { fieldsOf } from "@hjem/domain/narrow";
import { browserNow, browserWait } from "@hjem/storefront/browser-clock";
import { browserStorage } from "@hjem/storefront/browser-storage";
import { usePage } from "@hjem/storefront/page";
import { useEffect, useState, useSyncExternalStore } from "react";
import { loadDraft, saveDraft } from "../model/draft-calls.ts";
import { changedPaths, type DraftChanges, readChanges } from "../model/draft-changes.ts";
import { createDraftEditor, type DraftEditor, type EditedDraft } from "../model/draft-editor.ts";

const storedChanges = (draftId: string): DraftChanges | undefined => {
  const stored = fieldsOf(browserStorage().read("draftChanges"));
  return readChanges(stored[draftId]) ?? undefined;
};

/** Keeps the unsaved changes of a draft in this browser, beside those of other drafts (D89). */
function storeChanges(draftId: string, changes: DraftChanges): void {
  const { [draftId]: _old, ...others } = fieldsOf(browserStorage().read("draftChanges"));
  const isEmpty = changedPaths(changes.patch).length === 0;
  const all = isEmpty ? others : { ...others, [draftId]: changes };
  if (Object.keys(all).length === 0) browserStorage().remove("draftChanges");
  else browserStorage().write("draftChanges", all);
}

let opened: { id: string; editor: DraftEditor } | undefined;

/** The draft that this page edits, so that switching tabs does not load it again; undefined for any other. */
export const editedDraft = (draftId: string): Draft | undefined =>
  opened?.id === draftId ? opened.editor.current().draft : undefined;

/** The editor of a draft, as long as the wizard shows it. */
export function useDraftEditor(draft: Draft): { editor: DraftEditor; edited: EditedDraft } {
  const { store } = usePage();
  const { id } = draft;
  const [editor] = useState(() =>
    createDraftEditor(
      draft,
      {
        save: (patch, version) => saveDraft(store, { id, version, body: patch }),
        load: () => loadDraft(store, id),
        store: (changes) => storeChanges(id, changes),
        now: browserNow,
        wait: browserWait,
      },
      storedChanges(id),
    ),
  );
  useEffect(() => {
    opened = { id, editor };
    const save = () => void editor.save();
    const onVisible = () => {
      // Another device may have changed the draft meanwhile.
      if (document.visibilityState === "visible") void editor.reread();
      else save();
    };
    window.addEventListener("online", save);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      opened = undefined;
      window.removeEventListener("online", save);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [id, editor]);
  return { editor, edited: useSyncExternalStore(editor.subscribe, editor.current) };
}
