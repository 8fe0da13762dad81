import { HOUR_MS } from "@hjem/domain/durations";
import { paths } from "@hjem/domain/paths";
import type { Page } from "@playwright/test";
import { firstHome } from "../site/pages.ts";
import type { ShownPage, Visit } from "./shown-page.ts";

/** Gives the browser access to the admin area (D39). */
export const openAdminArea = (page: Page) =>
  page.evaluate((hour) => {
    const expires = Date.now() + hour;
    localStorage.setItem("systemAccess", JSON.stringify({ value: expires, expires }));
  }, HOUR_MS);

const press =
  (english: string) =>
  ({ page, site }: Visit) =>
    page
      .getByRole("main")
      .getByRole("button", { name: site.word(english), exact: true })
      .click();

const behindSignIn: readonly ShownPage[] = [
  { name: "overview", address: paths.user.to(), heading: "Your account" },
  { name: "profile", address: paths.userBasicInfo.to(), heading: "Profile" },
  {
    name: "profile, with mistakes",
    address: paths.userBasicInfo.to(),
    heading: "Profile",
    reach: async (visit) => {
      await press("Change password")(visit);
      await visit.page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  { name: "subscription", address: paths.userSubscription.to(), heading: "Notifications" },
  { name: "providers", address: paths.userProviders.to(), heading: "Sign-in methods" },
  { name: "devices", address: paths.userDevices.to(), heading: "Devices" },
  { name: "data", address: paths.userData.to(), heading: "Your data" },
  {
    name: "deletion",
    address: paths.userData.to(),
    heading: "Your data",
    reach: async (visit) => {
      await press("Delete account")(visit);
      await visit.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "menu of the person",
    address: paths.aboutUs.to(),
    reach: async ({ page, site }) => {
      const banner = page.getByRole("banner");
      await banner.locator("summary").last().click();
      await banner.getByRole("button", { name: site.word("Sign out") }).waitFor();
    },
  },
  {
    name: "admin area",
    address: paths.adminListing.to(),
    prepare: openAdminArea,
    heading: "To review",
  },
  {
    name: "listing in the admin area",
    address: async ({ server }) =>
      paths.adminListings.to((await firstHome(server)).split("/").at(-1) ?? ""),
    prepare: openAdminArea,
  },
];

/** A person's own pages, and the admin area for a person without a role. */
export const personPages = behindSignIn.map((page): ShownPage => ({ ...page, who: "person" }));
