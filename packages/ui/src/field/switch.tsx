import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./switch.module.css";

/** Props of `Switch`: a native input's attributes, its label and what it does. */
export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "size" | "role"> {
  label: ReactNode;
  /** One sentence below the label. */
  description?: ReactNode;
  /** Text in place of the control of a switch that is always on; it stays disabled. */
  fixedLabel?: ReactNode;
}

/** A setting that is on or off, with its effect in a sentence. */
export function Switch({ label, description, fixedLabel, className, ...input }: SwitchProps) {
  const id = useId();
  return (
    <label className={classNames(styles.row, className)}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {description !== undefined && (
        <span id={`${id}-description`} className={styles.description}>
          {description}
        </span>
      )}
      <span className={styles.control}>
        <input
          {...input}
          type="checkbox"
          role="switch"
          aria-checked={input.checked}
          disabled={fixedLabel === undefined ? input.disabled : true}
          className={styles.switch}
          data-fixed={fixedLabel !== undefined || undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={description === undefined ? undefined : `${id}-description`}
        />
        {fixedLabel !== undefined && <span className={styles.fixed}>{fixedLabel}</span>}
      </span>
    </label>
  );
}
