import { contentEditorApi } from "@hjem/api-client/endpoints/content-editor";
import { type ApiError, isApiError } from "@hjem/api-client/errors/api-error";
import type { EditorEntry } from "@hjem/domain/content/content-editor";
import { fieldsOf } from "@hjem/domain/narrow";
import { usePage } from "@hjem/storefront/page";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { unsentText } from "@hjem/storefront/unsent-text";
import { useEffect, useRef, useState } from "react";
import { type Fields, isSameText, numbered, withoutHtml } from "./draft-edits.ts";

const { saveContentDraft, getEditorEntry } = contentEditorApi.endpoints;

/** Where the draft on this page stands beside the stored one. */
export interface EntryDraft {
  /** The entry as it was last loaded or saved. */
  entry: EditorEntry;
  /** The fields on the page. */
  draft: Fields;
  isChanged: boolean;
  isSaving: boolean;
  /** Whether it was saved here since it was opened. */
  isSaved: boolean;
  /** The API's sentence where the last save was refused. */
  message: string | null;
  /** Messages by the place of the field. */
  errors: Readonly<Record<string, string>>;
  /** What another has saved since, while it is to be decided which version stays. */
  conflict: EditorEntry | null;
  change: (change: (draft: Fields) => Fields) => void;
  /** Saves; returns the entry with its new number, or null where it was not saved. */
  save: () => Promise<EditorEntry | null>;
  /** Takes an entry that the API has sent, instead of what is on the page. */
  receive: (entry: EditorEntry) => void;
  resolve: (keep: "mine" | "theirs") => Promise<void>;
  /** Drops what is not saved, on leaving. */
  discard: () => void;
}

const draftOf = (entry: EditorEntry): Fields => numbered(fieldsOf(withoutHtml(entry.draft)));

/** The text that was on the page before it was closed, on this device; undefined where all of it was saved. */
function readUnsent(text: string | undefined): Fields | undefined {
  return text === undefined ? undefined : numbered(fieldsOf(JSON.parse(text)));
}

/**
 * Edits a draft: nothing is sent before it is saved, and what another has saved meanwhile is never overwritten unseen. Until then
 * it is kept on the device, with the version that was edited.
 */
export function useEntryDraft(opened: EditorEntry): EntryDraft {
  const { store } = usePage();
  const [entry, setEntry] = useState(opened);
  const [unsent] = useState(() => unsentText(`content/${opened.documentId}/${opened.locale}`));
  const [kept] = useState(unsent.read);
  const [draft, setDraft] = useState(() => readUnsent(kept?.text) ?? draftOf(opened));
  /** The version that is edited: an older one than the API's is a conflict, also after the page was opened again. */
  const base = useRef(kept?.version ?? opened.version);
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [conflict, setConflict] = useState<EditorEntry | null>(null);
  const sending = useRef(false);

  const isChanged = !isSameText(draft, draftOf(entry));
  useEffect(() => {
    if (isChanged) unsent.keep(JSON.stringify(draft), base.current);
    else unsent.forget();
  }, [unsent, draft, isChanged]);

  const receive = (received: EditorEntry) => {
    base.current = received.version;
    setEntry(received);
    setDraft(draftOf(received));
    setProblem(null);
    setConflict(null);
  };
  const send = async (version: number): Promise<EditorEntry | null> => {
    if (sending.current) return null;
    sending.current = true;
    setSaving(true);
    const { documentId, locale } = entry;
    const { data, error } = await store.dispatch(
      saveContentDraft.initiate({ documentId, locale, draft, version }, { track: false }),
    );
    sending.current = false;
    setSaving(false);
    if (data) {
      base.current = data.version;
      setEntry(data);
      setProblem(null);
      setSaved(true);
      // What was typed while it was being saved stays.
      setDraft((current) => (current === draft ? draftOf(data) : current));
      return data;
    }
    const failed: ApiError = isApiError(error) ? error : { status: 500 };
    if (failed.code === "conflict") {
      const latest = await store.dispatch(
        getEditorEntry.initiate({ documentId, locale }, { forceRefetch: true, subscribe: false }),
      );
      if (latest.data) {
        setConflict(latest.data);
        return null;
      }
    }
    setProblem(failed);
    return null;
  };

  const { errors, message } = errorsOf(problem);
  return {
    entry,
    draft,
    isChanged,
    isSaving,
    isSaved,
    message,
    errors,
    conflict,
    change: (change) => {
      setDraft(change);
      setProblem(null);
    },
    save: () => send(base.current),
    receive,
    discard: unsent.forget,
    async resolve(keep) {
      if (!conflict) return;
      setConflict(null);
      if (keep === "theirs") receive(conflict);
      else await send(conflict.version);
    },
  };
}

/** Messages by the place of the field in the draft, and the sentence of the form. */
function errorsOf(problem: ApiError | null): Pick<EntryDraft, "errors" | "message"> {
  if (!problem) return { errors: {}, message: null };
  const errors = Object.fromEntries(
    Object.entries(problem.fields ?? {}).map(([name, sentence]) => [
      name.replace(/^draft\./, ""),
      sentence,
    ]),
  );
  return { errors, message: toFormError(problem).message };
}
