import type { SavedModule } from "@hjem/storefront/page-context";

export { onDeviceHomes, onSignedIn } from "@hjem/saved/signed-in";

/** Loads the bell of the signed-in person (D73). */
export const loadAlertsBell: SavedModule["loadAlertsBell"] = () =>
  import("./alerts/alerts-bell.tsx");
