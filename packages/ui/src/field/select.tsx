import type { ComponentProps } from "react";
import { ChevronDownIcon } from "../icon/icons.ts";
import styles from "./field.module.css";
import { Field, type FieldMessages, splitField } from "./field.tsx";

/** Props of `Select`: a field's props and a native select's attributes; `option` elements are its children. */
export interface SelectProps extends FieldMessages, Omit<ComponentProps<"select">, "size"> {
  /** 44 px in filters, 52 in forms. @default "l" */
  size?: "m" | "l";
  /** Uses the accent, such as for an active filter. @default false */
  isChosen?: boolean;
}

/** The native select, which works with touch, keyboard and without JavaScript. */
export function Select({ size = "l", isChosen, children, ...props }: SelectProps) {
  const [field, select] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.box} data-size={size} data-chosen={isChosen || undefined}>
          <select {...select} {...control} className={`${styles.control} ${styles.select}`}>
            {children}
          </select>
          <ChevronDownIcon />
        </div>
      )}
    </Field>
  );
}
