import { TextArea } from "@hjem/ui/text-area";
import { TextField } from "@hjem/ui/text-field";
import { useLingui } from "@lingui/react/macro";
import type { ControlProps } from "./control-props.ts";
import { type Notation, useTyped } from "./use-typed.ts";

const plainText: Notation<string> = {
  show: (value) => value ?? "",
  read: (typed) => (typed.trim() === "" ? null : typed),
};
const webAddress: Notation<string> = {
  show: (value) => value ?? "",
  read: (typed) => {
    const address = typed.trim();
    if (address === "") return null;
    const whole = /^[a-z]+:\/\//i.test(address) ? address : `https://${address}`;
    return URL.canParse(whole) && /^https?:\/\/[^/]+\.[^/]+/.test(whole) ? whole : undefined;
  },
};

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** One line of text, or the address of a page. */
export function TextLineField({ field, id, label, hint, value, error, onValue }: ControlProps) {
  const { t } = useLingui();
  const isAddress = field.control === "web_address";
  const { isWrong, ...typed } = useTyped(
    id,
    textOf(value),
    isAddress ? webAddress : plainText,
    onValue,
  );
  return (
    <TextField
      {...typed}
      id={id}
      label={label}
      hint={hint}
      isOptional
      inputMode={isAddress ? "url" : undefined}
      maxLength={field.maxLength}
      autoComplete="off"
      error={isWrong ? t`Enter a web address, such as www.example.com.` : error}
    />
  );
}

/** Several lines of text. */
export function LongTextField({ field, id, label, hint, value, error, onValue }: ControlProps) {
  const { isWrong: _never, ...typed } = useTyped(id, textOf(value), plainText, onValue);
  return (
    <TextArea
      {...typed}
      id={id}
      label={label}
      hint={hint}
      isOptional
      rows={4}
      maxLength={field.maxLength}
      error={error}
    />
  );
}
