import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from "react";
import { IconButton } from "../button/icon-button.tsx";
import type { Icon } from "../icon/icon.tsx";
import { CloseIcon } from "../icon/icons.ts";
import { classNames } from "../styles/class-names.ts";
import styles from "./field.module.css";
import { Field, type FieldMessages, splitField } from "./field.tsx";

/** Props of `TextField`: a field's props and a native input's attributes. */
export interface TextFieldProps extends FieldMessages, Omit<ComponentProps<"input">, "size"> {
  /** 44 px in filters, 52 in forms, 60 in the search of the home page. @default "l" */
  size?: "m" | "l" | "xl";
  /** Icon inside, at the left. */
  icon?: Icon;
  /** Unit inside: "kr", "m²". */
  unit?: ReactNode;
  /** Position of the unit, e.g. "$" before an amount. @default "after" */
  unitPosition?: "before" | "after" | undefined;
  /** What follows the text where the unit is before it, such as "per week". */
  period?: string | undefined;
  /** Shows a cross that clears the field and keeps the focus in it (spec §4). @default false */
  isClearable?: boolean;
  /** Called after the cross was clicked. The input's own change events are dispatched as well. */
  onClear?: () => void;
  /** Uses the accent, such as for an active filter. @default false */
  isChosen?: boolean;
  /** Class of the box around the input. */
  boxClassName?: string;
}

/** Clears an input as if the user had done it, so that React and native listeners are notified. */
function empty(input: HTMLInputElement) {
  // Bypasses React's own setter, which would treat the new value as known and dispatch nothing.
  Reflect.set(HTMLInputElement.prototype, "value", "", input);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

/** One line of text. */
export function TextField({
  size = "l",
  icon: Icon,
  unit,
  unitPosition,
  period,
  isClearable,
  onClear,
  isChosen,
  boxClassName,
  placeholder,
  ref,
  ...props
}: TextFieldProps) {
  const [field, input] = splitField(props);
  const { t } = useLingui();
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current, []);
  const clear = () => {
    if (own.current) empty(own.current);
    onClear?.();
  };
  return (
    <Field {...field}>
      {(control) => (
        <div
          className={classNames(styles.box, boxClassName)}
          data-size={size}
          data-chosen={isChosen || undefined}
        >
          {Icon && <Icon />}
          <span className={styles.control}>
            <input
              type="text"
              {...input}
              {...control}
              ref={own}
              // A space keeps `:placeholder-shown` working for an empty field, which hides the cross without any state.
              // Date fields may not have one.
              placeholder={placeholder ?? (isClearable ? " " : undefined)}
              className={styles.control}
            />
          </span>
          {unit !== undefined && (
            <span className={styles.unit} data-position={unitPosition}>
              {unit}
            </span>
          )}
          {period && <span className={styles.unit}>{period}</span>}
          {isClearable && (
            <IconButton
              icon={CloseIcon}
              label={t`Clear`}
              size="s"
              className={classNames(styles.inside, styles.clear)}
              onClick={clear}
            />
          )}
        </div>
      )}
    </Field>
  );
}
