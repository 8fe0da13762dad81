import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import type { Form } from "@hjem/ui/use-form";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import styles from "./overview.module.css";

/** Props of `FormDialog`. */
export interface FormDialogProps {
  title: ReactNode;
  /** Label of the button that sends the form. */
  action: ReactNode;
  /** Of that button. @default "primary" */
  tone?: "primary" | "danger";
  /** An error of the field `form` is shown below the fields: it belongs to none of them. */
  form: Form;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog, with Cancel beside the button that sends it. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, tone = "primary", form, onClose, children } = props;
  const formId = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <div className={layout.row}>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant={tone} type="submit" form={formId} isBusy={form.isSending}>
            {action}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate {...form.listeners} className={layout.stack}>
        {children}
        {form.errors.form !== undefined && (
          <p className={styles.error} role="alert">
            {form.errors.form}
          </p>
        )}
      </form>
    </Dialog>
  );
}
