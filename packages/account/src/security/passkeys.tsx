import { accountApi } from "@hjem/api-client/endpoints/account";
import { PASSKEY_NAME_MAX_LENGTH } from "@hjem/domain/account/account-rules";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame, FormError } from "@hjem/storefront/sign-in/account-form";
import { makePasskey } from "@hjem/storefront/sign-in/passkey";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import form from "../profile/form.module.css";
import { type RequestProof, proveFirst } from "../proof/use-proof.tsx";
import { useRemoveRow } from "../sign-in-methods/use-remove-row.ts";
import type { PasskeyRow } from "./load-factors.ts";
import type { FactorPartProps } from "./recovery-codes.tsx";

const { startNewPasskey, addPasskey, renamePasskey, removePasskey } = accountApi.endpoints;

function NewPasskey({ requestProof, onChanged }: FactorPartProps) {
  const { t } = useLingui();
  const { store } = usePage();
  // The field is emptied afterwards.
  const [round, setRound] = useState(0);
  const fields = useAccountForm({
    unsent: null,
    check: ({ name = "" }) => (name.trim() === "" ? { name: t`Enter a name.` } : {}),
    send: async ({ name = "" }) => {
      const start = await store.dispatch(startNewPasskey.initiate(undefined, { track: false }));
      if (!start.data) return { error: start.error };
      const made = await makePasskey(start.data.options);
      if (made.passkey === null) {
        const message =
          made.reason === "known"
            ? t`This device already has a passkey for your account.`
            : t`The passkey was not added. Try again.`;
        return { error: { status: 400, message } };
      }
      const request = { token: start.data.token, passkey: made.passkey, name };
      return store.dispatch(addPasskey.initiate(request, { track: false }));
    },
    onDone: async (recoveryCodes: readonly string[]) => {
      setRound(round + 1);
      await onChanged(recoveryCodes);
    },
    onError: proveFirst(requestProof),
  });
  return (
    <div className={form.form} key={round}>
      <AccountFormFrame
        form={fields}
        variant="line"
        label={<Trans>Add a passkey</Trans>}
        busyLabel={<Trans>Adding</Trans>}
      >
        <TextField
          name="name"
          label={t`Name of the passkey`}
          hint={t`For example the device it is stored on.`}
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          error={fields.errorOf("name")}
          required
        />
      </AccountFormFrame>
    </div>
  );
}

function RenameForm({
  passkey: { id, name },
  onDone,
  requestProof,
}: {
  passkey: PasskeyRow;
  onDone: () => unknown;
  requestProof: RequestProof;
}) {
  const { t } = useLingui();
  const { store } = usePage();
  const fields = useAccountForm({
    unsent: null,
    check: (typed) => (typed.name?.trim() ? {} : { name: t`Enter a name.` }),
    send: (typed) =>
      store.dispatch(renamePasskey.initiate({ id, name: typed.name ?? "" }, { track: false })),
    onDone,
    onError: proveFirst(requestProof),
  });
  return (
    <AccountFormFrame
      form={fields}
      takesFocus
      variant="line"
      label={<Trans>Save</Trans>}
      busyLabel={<Trans>Saving</Trans>}
    >
      <TextField
        name="name"
        label={t`Name of the passkey`}
        defaultValue={name}
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        error={fields.errorOf("name")}
        required
      />
    </AccountFormFrame>
  );
}

/** Asks before a passkey is removed: it cannot be undone, and its device has to make a new one. */
function RemovalDialog({
  name,
  onConfirm,
  onClose,
}: {
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Remove the passkey {name}?</Trans>}>
      <div className={layout.stack}>
        <p>
          <Trans>You can no longer sign in with it.</Trans>
        </p>
        <Button variant="danger" size="l" isBlock onClick={onConfirm}>
          <Trans>Remove passkey</Trans>
        </Button>
        <Button variant="ghost" size="l" isBlock onClick={onClose}>
          <Trans>Keep passkey</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

/** The user's passkeys, and a form to add one. */
export function Passkeys({
  passkeys,
  requestProof,
  onChanged,
}: FactorPartProps & { passkeys: readonly PasskeyRow[] }) {
  const { t } = useLingui();
  const { store } = usePage();
  const [renamed, setRenamed] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<PasskeyRow | null>(null);
  const { busy, formError, act } = useRemoveRow(
    (id) => store.dispatch(removePasskey.initiate(id, { track: false })),
    requestProof,
  );
  return (
    <section className={layout.stack}>
      <h2>
        <Trans>Passkeys</Trans>
      </h2>
      <p>
        <Trans>
          A passkey signs you in with your fingerprint, face or screen lock instead of a password.
        </Trans>
      </p>
      {passkeys.length > 0 && (
        <ul className={form.rows}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={form.row}>
              {renamed === passkey.id ? (
                <RenameForm
                  passkey={passkey}
                  requestProof={requestProof}
                  onDone={async () => {
                    setRenamed(null);
                    await onChanged();
                  }}
                />
              ) : (
                <>
                  <span className={form.rowWords}>
                    <span className={text.medium}>{passkey.name}</span>
                    <span className={`${text.small} ${text.secondary}`}>
                      {passkey.used ? (
                        <Trans>
                          Added {passkey.added}, last used {passkey.used}
                        </Trans>
                      ) : (
                        <Trans>Added {passkey.added}</Trans>
                      )}
                    </span>
                  </span>
                  <span className={layout.row}>
                    <Button
                      size="s"
                      aria-label={t`Rename ${passkey.name}`}
                      onClick={() => setRenamed(passkey.id)}
                    >
                      <Trans>Rename</Trans>
                    </Button>
                    <Button
                      size="s"
                      isBusy={busy === passkey.id}
                      aria-label={t`Remove ${passkey.name}`}
                      onClick={() => setLeaving(passkey)}
                    >
                      <Trans>Remove</Trans>
                    </Button>
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <FormError formError={formError} />
      {leaving && (
        <RemovalDialog
          name={leaving.name}
          onClose={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            void act(leaving.id);
          }}
        />
      )}
      <NewPasskey requestProof={requestProof} onChanged={onChanged} />
    </section>
  );
}
