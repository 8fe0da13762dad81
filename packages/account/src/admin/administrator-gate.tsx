import { administrationApi } from "@hjem/api-client/endpoints/administration";
import { paths } from "@hjem/domain/paths";
import { useSession } from "@hjem/storefront/session";
import { Refusal } from "@hjem/storefront/sign-in/account-form";
import { refusalOf } from "@hjem/storefront/sign-in/refusal-of";
import { Button, LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useProof } from "../proof/use-proof.tsx";

function Missing({ children, way }: { children: ReactNode; way?: ReactNode }) {
  return (
    <div className={layout.stack}>
      <p>{children}</p>
      {way && <div>{way}</div>}
    </div>
  );
}

/**
 * Shows a part of the admin area to a person with a role and a second factor of the last twelve hours; to everybody else
 * behind the open gate, what they lack and the way to it (D106).
 */
export function AdministratorGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isIn = useSession().kind === "person";
  const { data, error, refetch } = administrationApi.endpoints.getAdminAccess.useQuery(undefined, {
    skip: !isIn,
    refetchOnMountOrArgChange: true,
  });
  const { askProof, proofDialog } = useProof();
  if (!isIn) {
    const href = `${paths.login.to()}?redirect=${encodeURIComponent(pathname)}`;
    return (
      <Missing
        way={
          <LinkButton href={href} variant="primary" size="l">
            <Trans>Sign in</Trans>
          </LinkButton>
        }
      >
        <Trans>Administrators sign in with an account of their own.</Trans>
      </Missing>
    );
  }
  if (error) return <Refusal refusal={refusalOf(error)} />;
  if (!data) {
    return (
      <p role="status">
        <Trans>One moment.</Trans>
      </p>
    );
  }
  if (!data.hasSecondFactor) {
    return (
      <Missing
        way={
          <LinkButton href={paths.userSecurity.to()} variant="primary" size="l">
            <Trans>Set up two-step sign-in</Trans>
          </LinkButton>
        }
      >
        <Trans>Administrators need a passkey or an authenticator app.</Trans>
      </Missing>
    );
  }
  if (data.factorUntil === null) {
    return (
      <>
        <Missing
          way={
            <Button variant="primary" size="l" onClick={() => askProof(() => void refetch())}>
              <Trans>Confirm that it is you</Trans>
            </Button>
          }
        >
          <Trans>Confirm with your passkey or a code. It is valid for 12 hours.</Trans>
        </Missing>
        {proofDialog}
      </>
    );
  }
  if (data.role === null) {
    return (
      <Missing>
        <Trans>{data.email} is not an administrator of this site. Ask one for access.</Trans>
      </Missing>
    );
  }
  return children;
}
