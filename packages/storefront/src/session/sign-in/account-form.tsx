import { Button, type ButtonLook } from "@hjem/ui/button";
import { WarningIcon } from "@hjem/ui/icons";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useId } from "react";
import styles from "./account-form.module.css";
import type { AccountForm } from "./use-account-form.ts";

/** Why something did not work, where it stands at no field. */
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
  /** Words of the button that sends it; begins with a verb. */
  label: ReactNode;
  /** Words while it is being sent. */
  busyLabel: ReactNode;
  /** @default "primary" */
  variant?: ButtonLook["variant"];
  /** The button takes the whole width, as in a dialog. @default false */
  isBlock?: boolean;
  /** Leads to the first field as soon as the form is there: it takes the place of another. @default false */
  takesFocus?: boolean;
  /** Beside the button: another way. */
  aside?: ReactNode;
}

/** A form of the account: its fields, its error, and the button that sends it. */
export function AccountFormFrame({
  form,
  children,
  label,
  busyLabel,
  variant = "primary",
  isBlock,
  takesFocus = false,
  aside,
}: AccountFormFrameProps) {
  const id = useId();
  useEffect(() => {
    if (!takesFocus) return;
    document.getElementById(id)?.querySelector<HTMLElement>("input:not([readonly])")?.focus();
  }, [id, takesFocus]);
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
