import type { Head, HeadContext } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { EntryFrame } from "./entry-frame.tsx";
import { NewPassword } from "./new-password.tsx";

/** Names the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`New password`,
  isNoIndex: true,
});

/** A new password in the place of a forgotten one (ACC-011). */
export const Component = () => (
  <EntryFrame title={<Trans>New password</Trans>}>
    <NewPassword kind="reset" />
  </EntryFrame>
);
