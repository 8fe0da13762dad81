import { paths } from "@hjem/domain/paths";
import { type Feature, lazyRoute, type StorefrontRoute } from "@hjem/storefront/routes";

/** Routes that differ by path only, which is also their name. Each adds to the first load of every page (D42). */
const rows = (
  common: Pick<StorefrontRoute, "layout" | "access" | "isUncached">,
  ...addresses: readonly { path: string }[]
): StorefrontRoute[] =>
  addresses.map(({ path }) => ({
    ...common,
    id: `favourites:${path}`,
    path,
    lazy: lazyRoute(() => import("./favourites-page.tsx")),
  }));

/** Saved homes: collections, decisions about them, invitations and shared links (spec §2, FAV-001..005). */
export const feature: Feature = {
  name: "favourites",
  catalogs: {
    en: [() => import("@hjem/home-card/locales/en.po"), () => import("./locales/en.po")],
    no: [() => import("@hjem/home-card/locales/no.po"), () => import("./locales/no.po")],
  },
  routes: [
    ...rows(
      { layout: "user", access: "signed-in" },
      paths.userFavourites,
      paths.userCollection,
      paths.collectionAdd,
      paths.collectionUpdate,
      paths.collectionNotes,
      paths.collectionCompare,
      paths.collectionRooms,
      paths.collectionViewings,
      paths.userSavedSearches,
      paths.userAlerts,
      paths.userAlertMessage,
    ),
    // By the secret token of a link: never cached (D63, D64).
    ...rows(
      { layout: "default", access: "public", isUncached: true },
      paths.invitation,
      paths.sharedCollection,
    ),
  ],
};
