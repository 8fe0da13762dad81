import type { Head, HeadContext } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { EntryFrame } from "./entry-frame.tsx";
import { NewPassword } from "./new-password.tsx";

/** Names the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Choose a password`,
  isNoIndex: true,
});

/** The first password of an account that was made without one; it activates the account (ACC-021, ACC-074, ACC-076). */
export const Component = () => (
  <EntryFrame title={<Trans>Choose a password</Trans>}>
    <NewPassword kind="first" />
  </EntryFrame>
);
