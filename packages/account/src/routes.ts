import { paths } from "@hjem/domain/paths";
import { lazyRoute } from "@hjem/storefront/lazy-route";
import type { StorefrontRoute } from "@hjem/storefront/routes";

/** Rows that differ by their address alone, which names them too. Each weighs on the first load of every page (D42). */
const rows = (
  shared: Omit<StorefrontRoute, "id" | "path">,
  ...addresses: readonly { path: string }[]
): StorefrontRoute[] => addresses.map(({ path }) => ({ ...shared, id: `account:${path}`, path }));

/** Whoever has no session comes through these; no cache keeps them (D1, D28). */
const entry = {
  layout: "blank",
  access: "public",
  isUncached: true,
  lazy: lazyRoute(() => import("./entry/entry-page.tsx")),
} as const;

/** Pages of one matter: what the links of mails lead to, and the blank one (D1). */
const lone = { ...entry, lazy: lazyRoute(() => import("./entry/lone-page.tsx")) } as const;

/** A person's own pages (D26). */
const own = {
  layout: "user",
  access: "signed-in",
  lazy: lazyRoute(() => import("./own/own-page.tsx")),
} as const;

/** Pages of the account (spec §2). */
export const routes: readonly StorefrontRoute[] = [
  ...rows(entry, paths.login),
  ...rows({ ...entry, layout: "default" }, paths.userSignIn),
  ...rows(
    lone,
    paths.passwordForgot,
    paths.passwordUpdate,
    paths.userResetPassword,
    paths.userActivate,
    paths.userConfirmEmail,
    paths.userUndoDeletion,
    paths.blank,
  ),
  ...rows(
    own,
    paths.user,
    paths.userBasicInfo,
    paths.userContactInfo,
    paths.userChangePassword,
    paths.userChangeLanguage,
    paths.userSubscription,
    paths.userProviders,
    paths.userDevices,
    paths.userData,
  ),
  // Behind system access, not behind an account (ACC-112, ACC-113).
  ...rows({ ...own, layout: "blank", access: "admin" }, paths.adminListing, paths.adminListings),
];
