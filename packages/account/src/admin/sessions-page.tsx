import { administrationApi } from "@hjem/api-client/endpoints/administration";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { t } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLoaderData } from "react-router";
import form from "../profile/form.module.css";
import { AdminFrame, openUntil } from "./admin-frame.tsx";
import { AdministratorGate, onlyAdministrators } from "./administrator-gate.tsx";
import { AccountField, ReasonDialog, ReasonField } from "./reason-form.tsx";

const { endSessions, endAllSessions } = administrationApi.endpoints;

/** Formatted end of access. */
export const loader = ({ page }: PageLoaderArgs) => ({ until: openUntil(page) });

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Sign people out`,
  isNoIndex: true,
});

interface SignOutProps {
  /** Called after signing out: the email address, or null for everybody. */
  onDone: (email: string | null) => void;
}

function OnePerson({ onDone }: SignOutProps) {
  const { t: translate } = useLingui();
  const { store } = usePage();
  const fields = useAccountForm({
    unsent: unsentFields("sign-out"),
    check: ({ email = "", reason = "" }) => ({
      email: email.trim() === "" ? translate`Enter an email address.` : undefined,
      reason: reason.trim() === "" ? translate`Enter a reason.` : undefined,
    }),
    send: ({ email = "", reason = "" }) =>
      store.dispatch(endSessions.initiate({ email, reason }, { track: false })),
    onDone: (_done, { email = "" }) => onDone(email.trim()),
  });
  return (
    <section className={`${layout.stack} ${form.form}`}>
      <h2>
        <Trans>One person</Trans>
      </h2>
      <p>
        <Trans>Signs the person out on every device. They get an email about it.</Trans>
      </p>
      <AccountFormFrame
        form={fields}
        label={<Trans>Sign the person out</Trans>}
        busyLabel={<Trans>Signing out</Trans>}
      >
        <AccountField error={fields.errorOf("email")} />
        <ReasonField error={fields.errorOf("reason")} />
      </AccountFormFrame>
    </section>
  );
}

function EveryoneDialog({ onDone, onClose }: SignOutProps & { onClose: () => void }) {
  return (
    <ReasonDialog
      about="sign-out"
      title={<Trans>Sign everyone out?</Trans>}
      label={<Trans>Sign everyone out</Trans>}
      busyLabel={<Trans>Signing out</Trans>}
      send={(store, reason) =>
        store.dispatch(endAllSessions.initiate({ reason }, { track: false }))
      }
      onDone={() => onDone(null)}
      onClose={onClose}
    />
  );
}

function DoneNote({ email }: { email: string | null }) {
  return email === null ? (
    <Trans>Everyone else has been signed out.</Trans>
  ) : (
    <Trans>{email} has been signed out.</Trans>
  );
}

function SignOuts() {
  const [done, setDone] = useState<{ email: string | null; count: number } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const onDone = (email: string | null) => {
    setAsking(false);
    setDone({ email, count: (done?.count ?? 0) + 1 });
  };
  return (
    <>
      <p role="status" className={text.medium}>
        {done && <DoneNote email={done.email} />}
      </p>
      {/* The fields are emptied after signing somebody out. */}
      <OnePerson key={done?.count} onDone={onDone} />
      <section className={`${layout.stack} ${form.form}`}>
        <h2>
          <Trans>Everyone</Trans>
        </h2>
        <p>
          <Trans>
            Signs everyone out of this site, including other administrators. You stay signed in
            here. You are asked for a reason first, which is saved in the log with your name.
          </Trans>
        </p>
        <div>
          <Button size="l" className={form.danger} onClick={() => setAsking(true)}>
            <Trans>Sign everyone out</Trans>
          </Button>
        </div>
      </section>
      {isAsking && <EveryoneDialog onDone={onDone} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Ends sessions of one user or of everybody in this market (ASVS 7.4.5). */
export function Component() {
  const { until } = useLoaderData<{ until: string }>();
  return (
    <AdminFrame title={<Trans>Sign people out</Trans>} until={until}>
      <AdministratorGate roles={onlyAdministrators}>
        <SignOuts />
      </AdministratorGate>
    </AdminFrame>
  );
}
