import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { type Sent, useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import type { StorefrontStore } from "@hjem/storefront/store";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { Dialog } from "@hjem/ui/dialog";
import { TextField } from "@hjem/ui/text-field";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** Props of a field of these forms. */
export interface AdminFieldProps {
  error: string | undefined;
}

/** Props of `ReasonField`. */
export interface ReasonFieldProps extends AdminFieldProps {
  /** Whether the person whom it is about gets the reason by email. @default false */
  isMailed?: boolean;
}

/** Why an administrator acts on an account; stored in the audit log (D56). Its hint says who reads it. */
export function ReasonField({ error, isMailed = false }: ReasonFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      name="reason"
      label={isMailed ? t`Reason to the person` : t`Reason`}
      hint={
        isMailed
          ? t`The person gets it by email. Saved in the log with your name.`
          : t`Saved in the log with your name.`
      }
      error={error}
      required
    />
  );
}

/** Whose account it is, by the address that they sign in with. */
export function AccountField({ error }: AdminFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      name="email"
      type="email"
      label={t`Email address of their account`}
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      required
    />
  );
}

/** Props of `ReasonDialog`. */
export interface ReasonDialogProps extends Pick<ReasonFieldProps, "isMailed"> {
  title: ReactNode;
  /** What is acted on, e.g. `refund/{payment}`: a reason that was typed stays with it on this device. */
  about: string;
  /** What is done, on the button. */
  label: ReactNode;
  busyLabel: ReactNode;
  /** Calls the API, untracked: errors are shown here. */
  send: (store: StorefrontStore, reason: string) => Promise<Sent<unknown>>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the reason before something is taken from people. */
export function ReasonDialog({
  title,
  about,
  label,
  busyLabel,
  isMailed,
  send,
  onDone,
  onClose,
}: ReasonDialogProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const form = useAccountForm({
    unsent: unsentFields(`reason/${about}`),
    check: ({ reason = "" }) => (reason.trim() === "" ? { reason: t`Enter a reason.` } : {}),
    send: ({ reason = "" }) => send(store, reason),
    onDone,
  });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <AccountFormFrame
        form={form}
        variant="danger"
        isBlock
        takesFocus
        label={label}
        busyLabel={busyLabel}
      >
        <ReasonField error={form.errorOf("reason")} isMailed={isMailed} />
      </AccountFormFrame>
    </Dialog>
  );
}
