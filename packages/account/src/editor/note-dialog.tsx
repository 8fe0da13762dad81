import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { type Sent, useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import type { StorefrontStore } from "@hjem/storefront/store";
import { unsentFields } from "@hjem/storefront/unsent-text";
import type { ButtonLook } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { TextField } from "@hjem/ui/text-field";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** Props of `NoteDialog`. */
export interface NoteDialogProps<Response> {
  title: ReactNode;
  /** Id of the entry: a note that was typed stays with it on this device. */
  about: string;
  /** What happens, above the field. */
  children?: ReactNode;
  /** On the button. */
  label: ReactNode;
  busyLabel: ReactNode;
  /** @default "primary" */
  variant?: ButtonLook["variant"];
  /** Calls the API, untracked: errors are shown here. */
  send: (store: StorefrontStore, note: string) => Promise<Sent<Response>>;
  onDone: (response: Response) => void;
  onClose: () => void;
}

/** Asks what is new, or why, before visitors see another text; the note is in the list of versions and in the log. */
export function NoteDialog<Response>({
  title,
  about,
  children,
  label,
  busyLabel,
  variant = "primary",
  send,
  onDone,
  onClose,
}: NoteDialogProps<Response>) {
  const { t } = useLingui();
  const { store } = usePage();
  const form = useAccountForm<Response>({
    unsent: unsentFields(`content-note/${about}`),
    send: ({ note = "" }) => send(store, note),
    onDone,
  });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <div className={layout.stack}>
        {children}
        <AccountFormFrame
          form={form}
          variant={variant}
          isBlock
          takesFocus
          label={label}
          busyLabel={busyLabel}
        >
          <TextField
            name="note"
            label={t`Note`}
            hint={t`What is new, for other editors`}
            error={form.errorOf("note")}
            maxLength={500}
            isOptional
          />
        </AccountFormFrame>
      </div>
    </Dialog>
  );
}
