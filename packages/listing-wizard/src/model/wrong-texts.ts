import { unsentNames, unsentText } from "@hjem/storefront/unsent-text";
import { createContext, use, useEffect, useMemo, useState } from "react";
import { pathOfFieldId } from "./wizard-address.ts";

const EditedDraft = createContext<string | null>(null);

/** Provides the id of the draft whose fields are shown. */
export const EditedDraftProvider = EditedDraft;

/** What was typed into a field and is no value of it, such as `1.2 million`. */
export interface WrongText {
  /** What waits on this device; null where nothing does. */
  read: () => string | null;
  /** Called at each key: null once the text is a value, which the draft has. */
  keep: (text: string | null) => void;
}

const nothing: WrongText = { read: () => null, keep: () => {} };

const namesOf = (draftId: string) => `field/${draftId}/`;

const listeners = new Set<() => void>();

/** Keeps what is typed into a field and is no value of it on this device, for the draft cannot have it. */
export function useWrongText(fieldId: string): WrongText {
  const draftId = use(EditedDraft);
  const [wrong] = useState((): WrongText => {
    if (draftId === null) return nothing;
    const unsent = unsentText(`${namesOf(draftId)}${fieldId}`);
    return {
      read: () => unsent.read()?.text ?? null,
      keep: (text) => {
        if (text === null) unsent.forget();
        else unsent.keep(text, 0);
        for (const listener of listeners) listener();
      },
    };
  });
  return wrong;
}

/** Paths of the fields of a draft with a text that is no value of theirs, on whichever tab they are. */
export const wrongFieldsOf = (draftId: string): string[] =>
  unsentNames(namesOf(draftId)).flatMap(
    (name) => pathOfFieldId(name.slice(namesOf(draftId).length)) ?? [],
  );

/** The same as it changes. */
export function useWrongFields(draftId: string): readonly string[] {
  const textOf = () => JSON.stringify(wrongFieldsOf(draftId));
  const [text, setText] = useState(textOf);
  useEffect(() => {
    const follow = () => setText(JSON.stringify(wrongFieldsOf(draftId)));
    follow();
    listeners.add(follow);
    return () => void listeners.delete(follow);
  }, [draftId]);
  return useMemo(() => JSON.parse(text) as string[], [text]);
}
