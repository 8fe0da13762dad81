import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { Field, type FieldMessages, splitField } from "./field.tsx";

/** Props of `TextArea`: a field's props and a native text area's attributes. */
export interface TextAreaProps extends FieldMessages, ComponentProps<"textarea"> {}

/** Several lines of text, such as a message to an agent. */
export function TextArea(props: TextAreaProps) {
  const [field, area] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.box}>
          <textarea {...area} {...control} className={`${styles.control} ${styles.area}`} />
        </div>
      )}
    </Field>
  );
}
