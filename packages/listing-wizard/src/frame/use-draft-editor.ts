import type { Draft } from "@hjem/domain/draft/draft";
import { fieldsOf } from "@hjem/domain/narrow";
import { browserNow, browserWait } from "@hjem/storefront/browser-clock";
import { browserStorage } from "@hjem/storefront/browser-storage";
import { usePage } from "@hjem/storefront/page";
import type { StorefrontStore } from "@hjem/storefront/store";
import { useEffect, useState } from "react";
import { applyTyped } from "../fields/typed-changes.ts";
import { hasSignedOut, loadDraft, saveDraft } from "../model/draft-calls.ts";
import { changedPaths, type DraftChanges, noChanges, readChanges } from "../model/draft-changes.ts";
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

/** Editors of drafts that were left while something was not saved: they go on, and are taken up again. */
const left = new WeakMap<StorefrontStore, Map<string, DraftEditor>>();

const leftIn = (store: StorefrontStore): Map<string, DraftEditor> => {
  const editors = left.get(store) ?? new Map<string, DraftEditor>();
  left.set(store, editors);
  return editors;
};

function openEditor(store: StorefrontStore, draft: Draft): DraftEditor {
  const { id } = draft;
  const before = leftIn(store).get(id);
  if (before) {
    before.receive(draft);
    return before;
  }
  const editor = createDraftEditor(
    draft,
    {
      save: async (patch, version) =>
        hasSignedOut(store)
          ? { kind: "refused", message: undefined }
          : saveDraft(store, { id, version, body: patch }),
      load: () => loadDraft(store, id),
      // Whoever uses the browser next does not find what a person typed who has signed out.
      store: (changes) => storeChanges(id, hasSignedOut(store) ? noChanges : changes),
      now: browserNow,
      wait: browserWait,
    },
    storedChanges(id),
  );
  return {
    ...editor,
    save: () => {
      applyTyped();
      return editor.save();
    },
  };
}

async function closeEditor(store: StorefrontStore, id: string, editor: DraftEditor): Promise<void> {
  const editors = leftIn(store);
  editors.set(id, editor);
  if ((await editor.save()) && editors.get(id) === editor) editors.delete(id);
}

/**
 * The draft as it is edited. Each change renders with the priority of whoever makes it: that of a key as a transition, after
 * the picture of the key itself.
 */
function useEdited(editor: DraftEditor): EditedDraft {
  const [edited, setEdited] = useState(editor.current);
  useEffect(() => {
    const follow = () => setEdited(editor.current());
    // What changed between the first render and now.
    follow();
    return editor.subscribe(follow);
  }, [editor]);
  return edited;
}

/** The editor of a draft, as long as the wizard shows it. */
export function useDraftEditor(draft: Draft): { editor: DraftEditor; edited: EditedDraft } {
  const { store } = usePage();
  const { id } = draft;
  const [editor] = useState(() => openEditor(store, draft));
  useEffect(() => {
    opened = { id, editor };
    leftIn(store).delete(id);
    const save = () => void editor.save();
    const onVisible = () => {
      // Another device may have changed the draft meanwhile.
      if (document.visibilityState === "visible") void editor.reread();
      else save();
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      applyTyped();
      // What one save stores is sent by `pagehide`; for anything more the person is asked.
      if (!editor.isSafeToClose()) event.preventDefault();
    };
    window.addEventListener("online", save);
    window.addEventListener("pagehide", save);
    window.addEventListener("beforeunload", onBeforeUnload);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      opened = undefined;
      void closeEditor(store, id, editor);
      window.removeEventListener("online", save);
      window.removeEventListener("pagehide", save);
      window.removeEventListener("beforeunload", onBeforeUnload);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [id, editor, store]);
  return { editor, edited: useEdited(editor) };
}
