import {
  type FocusEvent,
  startTransition,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { applyInPause, applyTyped } from "./typed-changes.ts";

/** How a value is written in a field. */
export interface Notation<Value> {
  /** The value as it is shown, e.g. with grouped digits. */
  show: (value: Value | null) => string;
  /** The value as it is typed. @default as it is shown */
  edit?: (value: Value | null) => string;
  /** The typed value; null for an empty field, undefined where it is none. */
  read: (typed: string) => Value | null | undefined;
}

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** Attributes of an input whose text is a person's own while they type. */
export interface Typed {
  defaultValue: string;
  ref: (input: TextInput | null) => void;
  /** True where the text is no value, from when the field was left until it is changed. */
  isWrong: boolean;
  onChange: (event: { target: { value: string } }) => void;
  onFocus: (event: { target: TextInput }) => void;
  onBlur: (event: FocusEvent<TextInput>) => void;
}

/**
 * Writes another notation of a field's value at once, selected: React would do so after Tab, a script or another page has
 * selected the text, and what is typed then would be added to the old value instead of taking its place. A pointer sets the
 * cursor afterwards.
 */
function writeSelected(input: TextInput, text: string): void {
  input.value = text;
  input.select();
}

/**
 * A field's text: while the field has the focus it is what was typed, so that a saved and tidied value does not change it
 * under the cursor. The browser keeps it, because rendering the field at each key delays the picture of the key.
 */
export function useTyped<Value>(
  value: Value | null,
  { show, edit = show, read }: Notation<Value>,
  change: (value: Value | null) => void,
): Typed {
  const id = useId();
  const input = useRef<TextInput>(null);
  const [isWrong, setWrong] = useState(false);
  /** False from the first key until the field was left and its value is rendered: the text is the person's. */
  const [isSettled, setSettled] = useState(true);
  const shown = show(value);
  const edited = edit(value);
  const [defaultValue] = useState(shown);
  const ref = useCallback((element: TextInput | null) => {
    input.current = element;
  }, []);
  useLayoutEffect(() => {
    const { current } = input;
    if (!current || isWrong || !isSettled) return;
    const text = current === document.activeElement ? edited : shown;
    if (current.value !== text) current.value = text;
  }, [shown, edited, isWrong, isSettled]);
  return {
    defaultValue,
    ref,
    isWrong,
    onFocus: ({ target }) => {
      if (isSettled && target.value !== edited) writeSelected(target, edited);
    },
    onChange: ({ target }) => {
      setSettled(false);
      setWrong(false);
      const next = read(target.value);
      if (next !== undefined) applyInPause(id, () => change(next));
    },
    onBlur: ({ target }) => {
      if (isSettled) {
        if (!isWrong && target.value !== shown) target.value = shown;
        return;
      }
      const isValue = read(target.value) !== undefined;
      setWrong(!isValue);
      applyTyped();
      // Together with the last change: until then the draft has an older value.
      if (isValue) startTransition(() => setSettled(true));
    },
  };
}
