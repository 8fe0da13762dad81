import { paths } from "@hjem/domain/paths";
import { lazyRoute } from "@hjem/storefront/lazy-route";
import type { StorefrontRoute } from "@hjem/storefront/routes";

/** Whoever has no session is led through these; no cache keeps them (D1, D28). */
const entry = { access: "public", isUncached: true } as const;
/** A person's own pages (D26). */
const own = { layout: "user", access: "signed-in" } as const;
/** Behind system access, not behind an account (ACC-112, ACC-113). */
const admin = { layout: "blank", access: "admin" } as const;

/** Pages of the account (spec §2). */
export const routes: readonly StorefrontRoute[] = [
  {
    ...entry,
    id: "account.login",
    path: paths.login.path,
    layout: "blank",
    lazy: lazyRoute(() => import("./entry/login-page.tsx")),
  },
  {
    ...entry,
    id: "account.sign-in",
    path: paths.userSignIn.path,
    layout: "default",
    lazy: lazyRoute(() => import("./entry/sign-in-page.tsx")),
  },
  {
    ...entry,
    id: "account.forgot-password",
    path: paths.passwordForgot.path,
    layout: "blank",
    lazy: lazyRoute(() => import("./entry/forgot-password-page.tsx")),
  },
  {
    ...entry,
    id: "account.reset-password",
    path: paths.userResetPassword.path,
    layout: "blank",
    lazy: lazyRoute(() => import("./entry/reset-password-page.tsx")),
  },
  {
    ...entry,
    id: "account.set-password",
    path: paths.passwordUpdate.path,
    layout: "blank",
    lazy: lazyRoute(() => import("./entry/set-password-page.tsx")),
  },
  {
    ...entry,
    id: "account.activate",
    path: paths.userActivate.path,
    layout: "blank",
    lazy: lazyRoute(() => import("./entry/activate-page.tsx")),
  },
  {
    ...entry,
    id: "account.confirm-email",
    path: paths.userConfirmEmail.path,
    layout: "blank",
    lazy: lazyRoute(() => import("./entry/confirm-email-page.tsx")),
  },
  {
    ...entry,
    id: "account.undo-deletion",
    path: paths.userUndoDeletion.path,
    layout: "blank",
    lazy: lazyRoute(() => import("./entry/undo-deletion-page.tsx")),
  },
  {
    id: "account.blank",
    path: paths.blank.path,
    layout: "blank",
    access: "public",
    lazy: lazyRoute(() => import("./entry/blank-page.tsx")),
  },
  {
    ...own,
    id: "account.overview",
    path: paths.user.path,
    lazy: lazyRoute(() => import("./profile/overview-page.tsx")),
  },
  {
    ...own,
    id: "account.basic-info",
    path: paths.userBasicInfo.path,
    lazy: lazyRoute(() => import("./profile/basic-info-page.tsx")),
  },
  {
    ...own,
    id: "account.contact-info",
    path: paths.userContactInfo.path,
    lazy: lazyRoute(() => import("./profile/contact-info-page.tsx")),
  },
  {
    ...own,
    id: "account.change-password",
    path: paths.userChangePassword.path,
    lazy: lazyRoute(() => import("./profile/change-password-page.tsx")),
  },
  {
    ...own,
    id: "account.change-language",
    path: paths.userChangeLanguage.path,
    lazy: lazyRoute(() => import("./profile/change-language-page.tsx")),
  },
  {
    ...own,
    id: "account.subscription",
    path: paths.userSubscription.path,
    lazy: lazyRoute(() => import("./notices/subscription-page.tsx")),
  },
  {
    ...own,
    id: "account.providers",
    path: paths.userProviders.path,
    lazy: lazyRoute(() => import("./ways/providers-page.tsx")),
  },
  {
    ...own,
    id: "account.devices",
    path: paths.userDevices.path,
    lazy: lazyRoute(() => import("./ways/devices-page.tsx")),
  },
  {
    ...own,
    id: "account.data",
    path: paths.userData.path,
    lazy: lazyRoute(() => import("./own-data/data-page.tsx")),
  },
  {
    ...admin,
    id: "account.admin-listing",
    path: paths.adminListing.path,
    lazy: lazyRoute(() => import("./admin/admin-listing-page.tsx")),
  },
  {
    ...admin,
    id: "account.admin-listings",
    path: paths.adminListings.path,
    lazy: lazyRoute(() => import("./admin/admin-view-page.tsx")),
  },
];
