import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./checkbox.module.css";

/** Props of `Checkbox` and `Radio`: a native input's attributes and its label. */
export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "size"> {
  label: ReactNode;
  /** Number of results, at the right. Zero stays visible and dimmed. */
  count?: number;
  /** The formatted count. @default the plain number */
  countLabel?: string;
}

function Option({
  label,
  count,
  countLabel,
  className,
  ref,
  ...input
}: CheckboxProps & { type: "checkbox" | "radio" }) {
  return (
    <label className={classNames(styles.option, className)} data-empty={count === 0 || undefined}>
      <input {...input} ref={ref} className={styles.box} />
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{countLabel ?? count}</span>}
    </label>
  );
}

/** A checkbox; several of a group may be checked. */
export const Checkbox = (props: CheckboxProps) => <Option {...props} type="checkbox" />;

/** A radio button; groups share their `name`. */
export const Radio = (props: CheckboxProps) => <Option {...props} type="radio" />;

/** Props of `OptionGroup`. */
export interface OptionGroupProps {
  legend: ReactNode;
  /** @default false */
  isLegendHidden?: boolean;
  /** Two columns from 640 px. @default 1 */
  columns?: 1 | 2;
  children: ReactNode;
}

/** A group of checkboxes or radio buttons with a legend. */
export function OptionGroup({ legend, isLegendHidden, columns = 1, children }: OptionGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend} data-hidden={isLegendHidden || undefined}>
        {legend}
      </legend>
      <div className={styles.options} data-columns={columns}>
        {children}
      </div>
    </fieldset>
  );
}
