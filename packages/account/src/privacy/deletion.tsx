import { accountApi } from "@hjem/api-client/endpoints/account";
import { DELETION_UNDO_DAYS } from "@hjem/domain/account/account-rules";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { sessionManagerOf } from "@hjem/storefront/session-manager";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import styles from "../profile/form.module.css";
import { OwnPasswordField } from "../proof/own-password-field.tsx";
import { type RequestProof, needsProof, useProof } from "../proof/use-proof.tsx";

/** Props of `Deletion`. */
export interface DeletionProps {
  /** False for an account that signs in by providers only: it must have signed in just now. */
  hasPassword: boolean;
}

function Confirmation({
  hasPassword,
  onClose,
  requestProof,
}: DeletionProps & { onClose: () => void; requestProof: RequestProof }) {
  const { t } = useLingui();
  const { store } = usePage();
  const navigate = useNavigate();
  const form = useAccountForm({
    unsent: null,
    check: ({ password = "" }) => ({
      password: hasPassword && password === "" ? t`Enter your password.` : undefined,
    }),
    // The session ends with the response, however long the next page takes. The next user of this device starts with
    // defaults, in the site's own language (ACC-054).
    send: ({ password }) =>
      sessionManagerOf(store).end(
        () =>
          store.dispatch(
            accountApi.endpoints.deleteUser.initiate(password ? { password } : {}, {
              track: false,
            }),
          ),
        { language: true },
      ),
    onError: (error) => {
      if (!needsProof(error)) return false;
      onClose();
      requestProof(() => undefined);
      return true;
    },
    onDone: async () => {
      onClose();
      toasts.show({ message: t`Your account will be deleted` });
      await navigate(paths.home.to());
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Delete your account?</Trans>}>
      <AccountFormFrame
        form={form}
        variant="danger"
        isBlock
        label={<Trans>Delete my account</Trans>}
        busyLabel={<Trans>Deleting</Trans>}
        aside={
          <Button variant="ghost" size="l" isBlock onClick={onClose}>
            <Trans>Keep account</Trans>
          </Button>
        }
      >
        <p>
          <Trans>
            You'll be signed out on all devices. You can undo this for {DELETION_UNDO_DAYS} days
            with the link we email you. After that, everything is deleted.
          </Trans>
        </p>
        {hasPassword && <OwnPasswordField error={form.errorOf("password")} />}
      </AccountFormFrame>
    </Dialog>
  );
}

/** Deletion of the account: what is deleted, and for how many days it can be undone (ACC-088, ACC-089, D38). */
export function Deletion({ hasPassword }: DeletionProps) {
  const [isRequested, setRequested] = useState(false);
  const { requestProof, proofDialog } = useProof();
  return (
    <section className={layout.stack}>
      <h2>
        <Trans>Delete account</Trans>
      </h2>
      <p>
        <Trans>
          Your name, contact details, messages, saved homes and searches, and your own listings are
          deleted. Agents keep messages they have already received. You can undo this for{" "}
          {DELETION_UNDO_DAYS} days with the link we email you.
        </Trans>
      </p>
      <div>
        <Button className={styles.danger} onClick={() => setRequested(true)}>
          <Trans>Delete account</Trans>
        </Button>
      </div>
      {isRequested && (
        <Confirmation
          hasPassword={hasPassword}
          onClose={() => setRequested(false)}
          requestProof={requestProof}
        />
      )}
      {proofDialog}
    </section>
  );
}
