import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { WarningIcon } from "../icon/icons.ts";
import { classNames } from "../styles/class-names.ts";
import styles from "./field.module.css";

/** What every field has: a label above it, a hint or an error below. */
export interface FieldMessages {
  /** Always there, above the field. */
  label: ReactNode;
  /**
   * Keeps the label for those who do not see it, where the context shows it already.
   * @default false
   */
  isLabelHidden?: boolean;
  /** A sentence of help below the field. */
  hint?: ReactNode;
  /** What is wrong and what to do about it. Its presence makes the field invalid. */
  error?: ReactNode;
  /** Fields are required unless they are marked so. @default false */
  isOptional?: boolean;
}

/** What the native control takes from its field. */
export interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Props of `Field`. */
export interface FieldProps extends FieldMessages {
  /** Id of the control; one is made where there is none. */
  id?: string;
  className?: string;
  /** Renders the native control with the attributes that tie it to its words. */
  children: (control: ControlAttributes) => ReactNode;
}

/** The frame of a field around any native control. */
export function Field({
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  id,
  className,
  children,
}: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const hasError = error !== undefined && error !== null && error !== false && error !== "";
  const described = [hint !== undefined && `${controlId}-hint`, hasError && `${controlId}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={classNames(styles.field, className)} data-invalid={hasError || undefined}>
      <label className={styles.label} htmlFor={controlId} data-hidden={isLabelHidden || undefined}>
        {label}
        {isOptional && (
          <span className={styles.optional}>
            {" "}
            <Trans>(optional)</Trans>
          </span>
        )}
      </label>
      {children({
        id: controlId,
        "aria-describedby": described || undefined,
        "aria-invalid": hasError || undefined,
      })}
      {hint !== undefined && (
        <p className={styles.hint} id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      {hasError && (
        <p className={styles.error} id={`${controlId}-error`}>
          <WarningIcon size="s" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
