import { providerNames } from "@hjem/domain/account/sign-in-providers";
import type { Verification } from "@hjem/domain/account/verification";
import { formatMonth } from "@hjem/domain/format/format-date";
import { Disclosure } from "@hjem/ui/disclosure";
import { CheckIcon } from "@hjem/ui/icons";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { usePage } from "../page/use-page.ts";
import styles from "./verifications.module.css";

function VerificationLabel({ kind, provider }: Verification) {
  if (kind === "email") return <Trans>Email address confirmed</Trans>;
  if (kind === "phone") return <Trans>Phone number confirmed</Trans>;
  const name = provider ? providerNames[provider] : "";
  return <Trans>Signed in with {name}</Trans>;
}

/** What was done, when, and no more than that. */
function VerificationMeaning({ kind, provider, month }: Verification) {
  const page = usePage();
  const when = formatMonth(page, month);
  if (kind === "email") {
    return (
      <Trans>
        In {when}, the email address of the account was confirmed by a link we sent to it, or by the
        service the advertiser signed in with.
      </Trans>
    );
  }
  if (kind === "phone") {
    return (
      <Trans>
        In {when}, the advertiser entered a code we sent by text message to the phone number of the
        account.
      </Trans>
    );
  }
  const name = provider ? providerNames[provider] : "";
  return (
    <Trans>
      In {when}, the advertiser signed in to the account with {name}. It says nothing about the home
      or who owns it.
    </Trans>
  );
}

/** Props of `Verifications`. */
export interface VerificationsProps {
  verifications: readonly Verification[];
}

/**
 * What was verified of an advertiser: each fact with what it means and when it was verified. What was not verified is not
 * mentioned, and without any fact nothing is rendered.
 */
export function Verifications({ verifications }: VerificationsProps) {
  const { t } = useLingui();
  if (verifications.length === 0) return null;
  return (
    <div role="group" aria-label={t`Confirmed about the advertiser`} className={styles.list}>
      {verifications.map((verification) => (
        <Disclosure
          key={`${verification.kind} ${verification.provider}`}
          summary={
            <span className={styles.fact}>
              <CheckIcon size="s" />
              <VerificationLabel {...verification} />
            </span>
          }
        >
          <p className={`${text.small} ${text.secondary}`}>
            <VerificationMeaning {...verification} />
          </p>
        </Disclosure>
      ))}
    </div>
  );
}
