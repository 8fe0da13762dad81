import { unsentText } from "@hjem/storefront/unsent-text";
import { createContext, use, useState } from "react";

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

/** Keeps what is typed into a field and is no value of it on this device, for the draft cannot have it. */
export function useWrongText(fieldId: string): WrongText {
  const draftId = use(EditedDraft);
  const [wrong] = useState((): WrongText => {
    if (draftId === null) return nothing;
    const unsent = unsentText(`field/${draftId}/${fieldId}`);
    return {
      read: () => unsent.read()?.text ?? null,
      keep: (text) => (text === null ? unsent.forget() : unsent.keep(text, 0)),
    };
  });
  return wrong;
}
