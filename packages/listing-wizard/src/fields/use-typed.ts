import { type FocusEvent, startTransition, useState } from "react";
import { useWrongText } from "../model/wrong-texts.ts";
import { applyInPause, applyTyped } from "./typed-changes.ts";

/** How a value is written in a field. */
export interface Notation<Value> {
  /** The value as it is shown, e.g. with grouped digits. */
  show: (value: Value | null) => string;
  /** The value as it is typed. @default as it is shown */
  edit?: (value: Value | null) => string;
  /** The text as it is shown while it is typed, with the same digits and letters. @default as it is typed */
  tidy?: (typed: string) => string;
  /** The typed value; null for an empty field, undefined where it is none. */
  read: (typed: string) => Value | null | undefined;
}

/** Attributes of an input whose text is a person's own while they type. */
export interface Typed {
  value: string;
  /** True where the text is no value, from when the field was left until it is changed. */
  isWrong: boolean;
  onChange: (event: { target: HTMLInputElement | HTMLTextAreaElement }) => void;
  onFocus: (event: { target: HTMLInputElement | HTMLTextAreaElement }) => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Writes another notation of a field's value at once, selected: React would do so after Tab, a script or another page has
 * selected the text, and what is typed then would be added to the old value instead of taking its place. A pointer sets the
 * cursor afterwards.
 */
function writeSelected(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  input.value = text;
  input.select();
}

const signsIn = (text: string): number => text.replaceAll(/[^\p{L}\p{N}]/gu, "").length;

/** Writes the same digits in another notation, with the cursor after the same digit as before. */
function writeTidied(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const before = signsIn(input.value.slice(0, input.selectionStart ?? input.value.length));
  let cursor = 0;
  while (cursor < text.length && signsIn(text.slice(0, cursor)) < before) cursor += 1;
  input.value = text;
  input.setSelectionRange(cursor, cursor);
}

/**
 * A field's text: while the field has the focus it is what was typed, so that a saved and tidied value does not change it
 * under the cursor. What is no value stays on this device until it is corrected. `id` is the field's own.
 */
export function useTyped<Value>(
  id: string,
  value: Value | null,
  { show, edit = show, tidy, read }: Notation<Value>,
  change: (value: Value | null) => void,
): Typed {
  const wrong = useWrongText(id);
  const [typed, setTyped] = useState(wrong.read);
  const [isLeft, setLeft] = useState(true);
  const isWrong = isLeft && typed !== null && read(typed) === undefined;
  return {
    value: typed ?? show(value),
    isWrong,
    onFocus: ({ target }) => {
      const text = typed ?? edit(value);
      // Also what is typed already: a blur of a moment ago may not be rendered yet, and this one is to follow it.
      setTyped(text);
      if (target.value !== text) writeSelected(target, text);
      else if (tidy) target.select();
    },
    onChange: ({ target }) => {
      const tidied = tidy?.(target.value) ?? target.value;
      if (tidied !== target.value) writeTidied(target, tidied);
      setTyped(tidied);
      setLeft(false);
      const next = read(target.value);
      wrong.keep(next === undefined ? target.value : null);
      if (next !== undefined) applyInPause(id, () => change(next));
    },
    onBlur: () => {
      setLeft(true);
      // Kept when it was no value, in another language of the page.
      const kept = wrong.read();
      const meant = kept === null ? undefined : read(kept);
      if (meant !== undefined) {
        wrong.keep(null);
        change(meant);
      }
      applyTyped();
      // Together with the last change: until then the draft has an older value.
      if (typed !== null && read(typed) !== undefined) startTransition(() => setTyped(null));
    },
  };
}
