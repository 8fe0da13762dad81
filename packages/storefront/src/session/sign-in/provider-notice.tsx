import type { ProviderErrorNotice } from "@hjem/domain/account/sign-in-providers";
import { WarningIcon } from "@hjem/ui/icons";
import layout from "@hjem/ui/layout.module.css";
import { Trans } from "@lingui/react/macro";

/** Props of `ProviderNotice`. */
export interface ProviderNoticeProps {
  /** What the provider did, or in words what the API says. */
  notice: ProviderErrorNotice | { message: string };
}

function NoticeText({ notice }: ProviderNoticeProps) {
  if (typeof notice === "object") return notice.message;
  if (notice === "cancelled") {
    return <Trans>Sign-in was cancelled. Try again, or use your email address.</Trans>;
  }
  return (
    <Trans>
      We couldn't sign you in with this service. Try again shortly, or use your email address.
    </Trans>
  );
}

/** What came of a provider's sign-in that did not end in one (ACC-058..060). */
export const ProviderNotice = ({ notice }: ProviderNoticeProps) => (
  <div role="alert" className={`${layout.panel} ${layout.rowTight}`}>
    <WarningIcon />
    <p>
      <NoticeText notice={notice} />
    </p>
  </div>
);
