import { administrationApi } from "@hjem/api-client/endpoints/administration";
import { type Role, roles as allRoles } from "@hjem/domain/account/account-rules";
import { paths } from "@hjem/domain/paths";
import { useSession } from "@hjem/storefront/session";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { Button, LinkButton } from "@hjem/ui/button";
import { Dropdown } from "@hjem/ui/dropdown";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useProof } from "../proof/use-proof.tsx";
import { AdminIdentity } from "./admin-identity.tsx";
import styles from "./administrator-gate.module.css";

/** Leads to another section in place of this one. */
function ToSection({ href }: { href: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(href, { replace: true }), [navigate, href]);
  return null;
}

/** Roles that may change roles and end sessions. */
export const onlyAdministrators: readonly Role[] = ["administrator"];

/** Roles that decide cases, and see listings, payments and people. */
export const onlyModerators: readonly Role[] = ["moderator", "administrator"];

/** Roles that write the texts of the site. */
export const onlyEditors: readonly Role[] = ["editor", "administrator"];

function Missing({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={layout.stack}>
      <p>{children}</p>
      {action && <div>{action}</div>}
    </div>
  );
}

interface Section {
  href: string;
  label: string;
}

/** Sections of the admin area that a role may open, the first of which is the first page that it sees. */
function useSections(role: Role | null): readonly Section[] {
  const { t } = useLingui();
  const sections = [
    { href: paths.adminListing.to(), label: t`To review`, roles: onlyModerators },
    { href: paths.adminSection.to("enquiries"), label: t`Held enquiries`, roles: onlyModerators },
    { href: paths.adminSection.to("listings"), label: t`Listings`, roles: onlyModerators },
    { href: paths.adminSection.to("payments"), label: t`Payments`, roles: onlyModerators },
    { href: paths.adminSection.to("people"), label: t`People`, roles: onlyModerators },
    { href: paths.adminSection.to("statistics"), label: t`Statistics`, roles: onlyModerators },
    { href: paths.adminSection.to("content"), label: t`Content`, roles: onlyEditors },
    {
      href: paths.adminSection.to("administrators"),
      label: t`Administrators`,
      roles: onlyAdministrators,
    },
    { href: paths.adminSection.to("agencies"), label: t`Agency staff`, roles: onlyAdministrators },
    {
      href: paths.adminSection.to("sessions"),
      label: t`Sign people out`,
      roles: onlyAdministrators,
    },
    { href: paths.adminSection.to("features"), label: t`Features`, roles: onlyAdministrators },
    { href: paths.adminSection.to("log"), label: t`Log`, roles: onlyModerators },
  ];
  return sections.filter(({ roles }) => role !== null && roles.includes(role));
}

/** The sections that a role may open, with the current one marked (D106): a column, or on a phone a menu. */
function Sections({ role, email }: { role: Role; email: string }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const sections = useSections(role);
  const current = sections.find(({ href }) => href === pathname);
  const links = (
    <ul>
      {sections.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} aria-current={href === pathname ? "page" : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.sections}>
      <nav aria-label={t`Admin area`}>
        {/* It is closed again on the next page. */}
        <Dropdown
          key={pathname}
          label={current?.label ?? <Trans>Menu</Trans>}
          className={styles.menu}
        >
          {links}
        </Dropdown>
        <div className={styles.column}>{links}</div>
      </nav>
      <AdminIdentity email={email} role={role} />
    </div>
  );
}

/** Props of `AdministratorGate`. */
export interface AdministratorGateProps {
  /** Roles that may see it. @default every role */
  roles?: readonly Role[];
  children: ReactNode;
}

/**
 * Shows a part of the admin area to a user with a role and a second factor of the last twelve hours; anybody else
 * inside the open gate sees what is missing and how to get it (D106).
 */
export function AdministratorGate({ roles = allRoles, children }: AdministratorGateProps) {
  const { pathname } = useLocation();
  const isIn = useSession().kind === "person";
  const { data, error, refetch } = administrationApi.endpoints.getAdminAccess.useQuery(undefined, {
    skip: !isIn,
    refetchOnMountOrArgChange: true,
  });
  const { requestProof, proofDialog } = useProof();
  const [first] = useSections(data?.role ?? null);
  if (!isIn) {
    const href = `${paths.login.to()}?redirect=${encodeURIComponent(pathname)}`;
    return (
      <Missing
        action={
          <LinkButton href={href} variant="primary" size="l">
            <Trans>Sign in</Trans>
          </LinkButton>
        }
      >
        <Trans>Administrators sign in with an account of their own.</Trans>
      </Missing>
    );
  }
  if (error) return <FormError formError={toFormError(error)} />;
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
        action={
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
          action={
            <Button variant="primary" size="l" onClick={() => requestProof(() => void refetch())}>
              <Trans>Confirm it's you</Trans>
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
      <Missing
        action={
          <LinkButton href={paths.home.to()} size="l">
            <Trans>Go to the home page</Trans>
          </LinkButton>
        }
      >
        <Trans>
          {data.email} is not an administrator of this site. Ask an administrator for access.
        </Trans>
      </Missing>
    );
  }
  const isAllowed = roles.includes(data.role);
  // Everybody comes in by the same address: a role that may not open what stands there begins with its own first section.
  if (!isAllowed && first && pathname === paths.adminListing.to()) {
    return <ToSection href={first.href} />;
  }
  return (
    <div className={styles.columns}>
      <Sections role={data.role} email={data.email} />
      <div className={styles.content}>
        {isAllowed ? (
          children
        ) : (
          <Missing>
            <Trans>Only administrators can open this page.</Trans>
          </Missing>
        )}
      </div>
    </div>
  );
}
