import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./checkbox.module.css";

/** Props of `Checkbox` and `Radio`: a native input's attributes and its words. */
export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "size"> {
  label: ReactNode;
  /** How many homes it would show, at the right. Nought stays visible and muted. */
  count?: number;
  /** The count as the reader writes figures. @default the bare figure */
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

/** Yes or no; several of a group may be yes. */
export const Checkbox = (props: CheckboxProps) => <Option {...props} type="checkbox" />;

/** One of a group that shares its `name`. */
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

/** Checkboxes or radios that belong to one question. */
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
