import { paths } from "@hjem/domain/paths";
import { firstHome } from "../site/pages.ts";
import { openAdminArea } from "./person-pages.ts";
import type { ShownPage } from "./shown-page.ts";

const sections = {
  listings: "Listings",
  payments: "Payments",
  people: "People",
  statistics: "Statistics",
  content: "Content",
  administrators: "Administrators",
  agencies: "Agency staff",
  sessions: "Sign people out",
  features: "Features",
  log: "Log",
};

const shown: readonly ShownPage[] = [
  { name: "administration: queue", address: paths.adminListing.to(), heading: "To review" },
  {
    name: "administration: case",
    address: paths.adminListing.to(),
    heading: "To review",
    reach: async ({ page }) => {
      const main = page.getByRole("main");
      await main.locator('a[href*="?case="]').first().click();
      await main.locator("textarea").first().waitFor();
    },
  },
  ...Object.entries(sections).map(([section, heading]): ShownPage => ({
    name: `administration: ${section}`,
    address: paths.adminSection.to(section),
    heading,
  })),
  {
    name: "administration: editor of a page",
    address: paths.adminSection.to("content"),
    heading: "Content",
    reach: async ({ page }) => {
      const main = page.getByRole("main");
      await main.locator('a[href*="entry="]').first().click();
      await main.locator("textarea, [role=textbox]").first().waitFor();
    },
  },
  {
    name: "administration: listing",
    address: async ({ server }) =>
      paths.adminListings.to((await firstHome(server)).split("/").at(-1) ?? ""),
    heading: "Listing",
  },
];

/** The admin area, as an administrator sees it. */
export const administratorPages = shown.map((page): ShownPage => ({
  ...page,
  prepare: openAdminArea,
  who: "administrator",
}));
