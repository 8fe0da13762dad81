import { paths } from "@hjem/domain/paths";
import { safeRedirect } from "@hjem/domain/safe-redirect";
import { replace } from "react-router";
import type { Access } from "../../app/storefront-route.ts";

/** The visitor as the guard sees them (spec §2 Access behaviour, D1). */
export interface Visitor {
  /** True if a valid access token is stored. */
  hasToken: boolean;
  /** True if the visitor has access to the admin area. */
  isAdmin: boolean;
  /** The setting that bypasses sign-in. */
  isLoginBypassed: boolean;
}

/** Prefix of every path of the admin area. */
const ADMIN_PREFIX = paths.adminListing.path;

/** True for a path of the admin area, which requires system access and no account (ACC-113). */
export const isAdminAddress = (address: string): boolean => address.startsWith(ADMIN_PREFIX);

/** Permissions that paths require. Empty: the specification defines no roles (ACC-114). */
const permissionCodes: Readonly<Record<string, string>> = {};

/** Whether a user with these permissions may open a path: all routes pass (ACC-115). */
export const hasPermission = (pathname: string, current: readonly string[] = []): boolean => {
  const requested = permissionCodes[pathname];
  return requested === undefined || current.includes(requested);
};

/** The sign-in URL, with a return URL (ACC-029, ACC-030). */
export const signInHref = ({ pathname, search }: Pick<URL, "pathname" | "search">): string =>
  `${paths.login.to()}?redirect=${encodeURIComponent(pathname + search)}`;

/** Where a signed-in person who opens the sign-in goes: back, or to the home page (ACC-032..034). */
export const redirectAfterSignIn = ({ searchParams }: Pick<URL, "searchParams">): string =>
  safeRedirect(searchParams.get("redirect"));

/**
 * Where to redirect a visitor who opens a guarded path, or null if they have access: to `/login` with a return URL,
 * to sign in or, for the admin area, to enter the password that opens it. Public pages are open to all (D1).
 */
export function accessRedirect(
  access: Access,
  visitor: Visitor,
  url: Pick<URL, "pathname" | "search">,
): string | null {
  if (visitor.isLoginBypassed) return null;
  const isIn = access === "public" || (access === "admin" ? visitor.isAdmin : visitor.hasToken);
  return isIn && hasPermission(url.pathname) ? null : signInHref(url);
}

/** Allows a visitor to open a guarded page, or throws the redirect to sign-in. */
export type Guard = (access: Access, url: URL) => Promise<void>;

/** A guard that waits until the session is known (D26). */
export const createGuard =
  (visitor: () => Promise<Visitor>): Guard =>
  async (access, url) => {
    const address = accessRedirect(access, await visitor(), url);
    if (address !== null) throw replace(address);
  };
