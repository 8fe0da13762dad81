import { Button, type ButtonLook } from "@hjem/ui/button";
import { WarningIcon } from "@hjem/ui/icons";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useId } from "react";
import styles from "./account-form.module.css";
import type { AccountForm } from "./use-account-form.ts";

/** An error that belongs to no field. */
export function FormError({ formError }: Pick<AccountForm, "formError">) {
  return (
    <div role="alert" className={styles.place}>
      {formError && (
        <p className={styles.refusal}>
          <WarningIcon size="s" />
          <span>
            {formError.message || (
              <Trans>We're having trouble connecting. Please try again shortly.</Trans>
            )}
          </span>
        </p>
      )}
    </div>
  );
}

/** Props of `AccountFormFrame`. */
export interface AccountFormFrameProps {
  form: AccountForm;
  /** The fields. */
  children: ReactNode;
  /** Label of the submit button; begins with a verb. */
  label: ReactNode;
  /** Label while it is pending. */
  busyLabel: ReactNode;
  /** @default "primary" */
  variant?: ButtonLook["variant"];
  /** The button takes the full width, as in a dialog. @default false */
  isBlock?: boolean;
  /** Focuses the first field when mounted, because the form replaces another. @default false */
  takesFocus?: boolean;
  /** It was submitted before hydration: it is submitted again once it is hydrated. @default false */
  isSubmitted?: boolean;
  /** Beside the button: an alternative. */
  aside?: ReactNode;
}

/** An account form: its fields, its error, and the submit button. */
export function AccountFormFrame({
  form,
  children,
  label,
  busyLabel,
  variant = "primary",
  isBlock,
  takesFocus = false,
  isSubmitted = false,
  aside,
}: AccountFormFrameProps) {
  const id = useId();
  useEffect(() => {
    if (!takesFocus) return;
    document.getElementById(id)?.querySelector<HTMLElement>("input:not([readonly])")?.focus();
  }, [id, takesFocus]);
  useEffect(() => {
    const element = document.getElementById(id);
    if (isSubmitted && element instanceof HTMLFormElement) element.requestSubmit();
  }, [id, isSubmitted]);
  return (
    <form id={id} method="post" noValidate className={styles.form} {...form.listeners}>
      {children}
      <FormError formError={form.formError} />
      <div className={styles.ways} data-block={isBlock || undefined}>
        <Button
          type="submit"
          variant={variant}
          size="l"
          isBlock={isBlock ?? false}
          isBusy={form.isSending}
          busyLabel={busyLabel}
        >
          {label}
        </Button>
        {aside}
      </div>
    </form>
  );
}
