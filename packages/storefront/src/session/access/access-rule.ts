import { paths } from "@hjem/domain/paths";
import { replace } from "react-router";
import type { Access } from "../../app/storefront-route.ts";

/** What the guard knows of the visitor (spec §2 Access behaviour, D1). */
export interface Visitor {
  /** True when an access token that has not run out is stored. */
  hasToken: boolean;
  /** True when the admin area has let the visitor in. */
  isAdmin: boolean;
  /** The setting that skips every sign-in. */
  isLoginBypassed: boolean;
}

/** Beginning of every address of the admin area. */
const ADMIN_PREFIX = paths.adminListing.path;

/** True for an address of the admin area, which requires system access and no account (ACC-113). */
export const isAdminAddress = (address: string): boolean => address.startsWith(ADMIN_PREFIX);

/** Codes of permissions that addresses require. The list is empty: the specification defines no roles (ACC-114). */
const permissionCodes: Readonly<Record<string, string>> = {};

/** Whether somebody with these permissions may open an address: all routes pass (ACC-115). */
export const hasPermission = (pathname: string, current: readonly string[] = []): boolean => {
  const requested = permissionCodes[pathname];
  return requested === undefined || current.includes(requested);
};

/** The sign-in, with the way back to an address (ACC-029, ACC-030). */
export const signInHref = ({ pathname, search }: Pick<URL, "pathname" | "search">): string =>
  `${paths.login.to()}?redirect=${encodeURIComponent(pathname + search)}`;

/**
 * Where a visitor who opens a guarded address is sent, or null when they may enter: to `/login` with the way back, where
 * they sign in, or, out of the admin area, give the password that opens it. Public pages are open to all (D1).
 */
export function whereTo(
  access: Access,
  visitor: Visitor,
  url: Pick<URL, "pathname" | "search">,
): string | null {
  if (visitor.isLoginBypassed) return null;
  const isIn = access === "public" || (access === "admin" ? visitor.isAdmin : visitor.hasToken);
  return isIn && hasPermission(url.pathname) ? null : signInHref(url);
}

/** Lets a visitor into a guarded page or throws the way to the sign-in. */
export type Guard = (access: Access, url: URL) => Promise<void>;

/** A guard that waits until the session is known (D26). */
export const createGuard =
  (visitor: () => Promise<Visitor>): Guard =>
  async (access, url) => {
    const address = whereTo(access, await visitor(), url);
    if (address !== null) throw replace(address);
  };
