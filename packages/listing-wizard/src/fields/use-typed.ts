import { type FocusEvent, startTransition, useState } from "react";

/** How a value is written in a field. */
export interface Notation<Value> {
  /** The value as it is shown, e.g. with grouped digits. */
  show: (value: Value | null) => string;
  /** The value as it is typed. @default as it is shown */
  edit?: (value: Value | null) => string;
  /** The typed value; null for an empty field, undefined where it is none. */
  read: (typed: string) => Value | null | undefined;
}

/** Attributes of an input whose text is a person's own while they type. */
export interface Typed {
  value: string;
  /** True where the text is no value, once the field was left. */
  isWrong: boolean;
  onChange: (event: { target: { value: string } }) => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * A field's text: while the field has the focus it is what was typed, so that a saved and tidied value does not change it
 * under the cursor.
 */
export function useTyped<Value>(
  value: Value | null,
  { show, edit = show, read }: Notation<Value>,
  change: (value: Value | null) => void,
): Typed {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(true);
  const isWrong = isLeft && typed !== null && read(typed) === undefined;
  return {
    value: typed ?? show(value),
    isWrong,
    onFocus: () => {
      if (typed === null) setTyped(edit(value));
      setLeft(false);
    },
    onChange: ({ target }) => {
      setTyped(target.value);
      setLeft(false);
      const next = read(target.value);
      // The field shows the key at once; what depends on it follows.
      if (next !== undefined) startTransition(() => change(next));
    },
    onBlur: () => {
      setLeft(true);
      // Together with the last change: until then the draft has an older value.
      if (typed !== null && read(typed) !== undefined) startTransition(() => setTyped(null));
    },
  };
}
