import { TextField } from "@hjem/ui/text-field";
import type { ControlProps } from "./control-props.ts";

/** A day, in the browser's own calendar. */
export function DayField({ id, label, hint, value, error, onValue }: ControlProps) {
  return (
    <TextField
      id={id}
      type="date"
      label={label}
      hint={hint}
      error={error}
      isOptional
      max="9999-12-31"
      // The browser keeps what is typed until it is a day.
      defaultValue={typeof value === "string" ? value : ""}
      key={typeof value === "string" ? "day" : "none"}
      onBlur={({ target }) => {
        const day = target.value === "" ? null : target.value;
        if (day !== (value ?? null)) onValue(day);
      }}
    />
  );
}
