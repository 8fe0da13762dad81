import { ForgotStep } from "@hjem/storefront/sign-in/forgot-step";
import { MailedNote } from "@hjem/storefront/sign-in/mailed-note";
import type { Head, HeadContext } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { EntryFrame } from "./entry-frame.tsx";

/** Names the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Forgotten password`,
  isNoIndex: true,
});

/** A link to a new password, by mail (ACC-021, ACC-022, ACC-072). */
export function Component() {
  const [email, setEmail] = useState<string | null>(null);
  return (
    <EntryFrame title={<Trans>Forgotten password</Trans>}>
      {email === null ? (
        <ForgotStep onMailed={setEmail} />
      ) : (
        <MailedNote email={email} about="reset" />
      )}
    </EntryFrame>
  );
}
