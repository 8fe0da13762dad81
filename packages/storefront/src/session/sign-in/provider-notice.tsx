import type { ProviderErrorNotice } from "@hjem/domain/account/sign-in-providers";
import { WarningIcon } from "@hjem/ui/icons";
import layout from "@hjem/ui/layout.module.css";
import { Trans } from "@lingui/react/macro";

/** Props of `ProviderNotice`. */
export interface ProviderNoticeProps {
  /** The provider's result, or the API's message. */
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

/** Message for a provider's sign-in that was cancelled or failed (ACC-058..060). */
export const ProviderNotice = ({ notice }: ProviderNoticeProps) => (
  <div role="alert" className={`${layout.panel} ${layout.rowTight}`}>
    <WarningIcon />
    <p>
      <NoticeText notice={notice} />
    </p>
  </div>
);
