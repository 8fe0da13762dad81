import { paths } from "@hjem/domain/paths";
import { type Feature, lazyRoute, type StorefrontRoute } from "@hjem/storefront/routes";

/** Routes that differ by path only, which is also their name. Each adds to the first load of every page (D42). */
const rows = (
  shared: Pick<StorefrontRoute, "layout" | "access" | "isUncached">,
  ...addresses: readonly { path: string }[]
): StorefrontRoute[] =>
  addresses.map(({ path }) => ({
    ...shared,
    id: `account:${path}`,
    path,
    lazy: lazyRoute(() => import("./account-page.tsx")),
  }));

/** The account: sign-in, settings, and sign-in to the admin area. Its pages load their own messages. */
export const feature: Feature = {
  name: "account",
  catalogs: {
    en: () => import("./titles/locales/en.po"),
    no: () => import("./titles/locales/no.po"),
  },
  routes: [
    // Pages for visitors without a session, never cached (D1, D28).
    ...rows({ layout: "default", access: "public", isUncached: true }, paths.userSignIn),
    ...rows(
      { layout: "blank", access: "public", isUncached: true },
      paths.login,
      paths.passwordForgot,
      paths.passwordUpdate,
      paths.userResetPassword,
      paths.userActivate,
      paths.userConfirmEmail,
      paths.userUndoDeletion,
      paths.unsubscribe,
      paths.confirmContact,
      paths.enquiry,
      paths.publishedQuestion,
      paths.blank,
    ),
    // Pages of the signed-in user (D26).
    ...rows(
      { layout: "user", access: "signed-in" },
      paths.user,
      paths.userBasicInfo,
      paths.userContactInfo,
      paths.userChangePassword,
      paths.userChangeLanguage,
      paths.userSubscription,
      paths.userProviders,
      paths.userSecurity,
      paths.userDevices,
      paths.userData,
    ),
    // Pages behind system access, for users with a role (ACC-112, ACC-113, D106).
    ...rows(
      { layout: "blank", access: "admin" },
      paths.adminListing,
      paths.adminSection,
      paths.adminListings,
    ),
  ],
};
