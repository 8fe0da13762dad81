import { accountApi } from "@hjem/api-client/endpoints/account";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import layout from "@hjem/ui/layout.module.css";
import { MailIcon } from "@hjem/ui/subject-icons";
import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";

/** Props of `Export`. */
export interface ExportProps {
  email: string;
}

/** Requests a copy of all data, which is sent as an emailed link (ACC-086). */
export function Export({ email }: ExportProps) {
  const { store } = usePage();
  const [isComing, setComing] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  const form = useAccountForm({
    unsent: null,
    send: () =>
      store.dispatch(accountApi.endpoints.exportData.initiate(undefined, { track: false })),
    onDone: () => {
      setComing(true);
      // The button is removed, and the focus would be lost with it.
      said.current?.focus();
    },
  });
  return (
    <section className={layout.stack}>
      <h2>
        <Trans>A copy of your data</Trans>
      </h2>
      <p>
        <Trans>Get a copy of everything we store about you. We'll email a link to {email}.</Trans>
      </p>
      <div role="status" tabIndex={-1} ref={said}>
        {isComing && (
          <p className={`${layout.panel} ${layout.rowTight}`} data-tone="accent">
            <MailIcon />
            <Trans>We're preparing your copy. Check your email in a few minutes.</Trans>
          </p>
        )}
      </div>
      {!isComing && (
        <AccountFormFrame
          form={form}
          variant="line"
          label={<Trans>Send me a copy</Trans>}
          busyLabel={<Trans>Checking</Trans>}
        >
          {null}
        </AccountFormFrame>
      )}
    </section>
  );
}
