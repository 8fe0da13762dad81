import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { resumeRegistration, useRegistration } from "@hjem/storefront/registration";
import { useSession } from "@hjem/storefront/session";
import { LinkButton } from "@hjem/ui/button";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { useNavigate } from "react-router";

/** Props of `SignedInSteps`. */
export interface SignedInStepsProps {
  /** False after a registration without one. */
  hasPassword: boolean;
}

/** After an activation that has signed in: back to where the registration came from, and sign-in methods for next time. */
export function SignedInSteps({ hasPassword }: SignedInStepsProps) {
  const { store } = usePage();
  const { person } = useSession();
  const navigate = useNavigate();
  const { back = paths.home.to() } = useRegistration() ?? {};
  return (
    <>
      <LinkButton
        href={back}
        variant="primary"
        size="l"
        isBlock
        onClick={(event) => {
          // The registration is over with the press: the link must not follow it to another page.
          event.preventDefault();
          if (person) resumeRegistration(store, person);
          void navigate(back);
        }}
      >
        <Trans>Continue</Trans>
      </LinkButton>
      <p className={text.secondary}>
        {hasPassword ? (
          <Trans>
            With a passkey you sign in by fingerprint, face or screen lock.{" "}
            <Link href={paths.userSecurity.to()} className={text.link}>
              Add a passkey
            </Link>
          </Trans>
        ) : (
          <Trans>
            Choose how you sign in next time:{" "}
            <Link href={paths.userSecurity.to()} className={text.link}>
              add a passkey
            </Link>{" "}
            or{" "}
            <Link href={paths.userChangePassword.to()} className={text.link}>
              choose a password
            </Link>
            .
          </Trans>
        )}
      </p>
    </>
  );
}
