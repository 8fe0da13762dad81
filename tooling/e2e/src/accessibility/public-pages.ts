import { propertyTabs } from "@hjem/domain/paths";
import { everyPage, firstHome } from "../site/pages.ts";
import type { ShownPage } from "./shown-page.ts";

/** Pages that anybody can open. */
export const publicPages: readonly ShownPage[] = [
  ...everyPage.map(({ name, addressOf }): ShownPage => ({
    name,
    address: ({ server }) => addressOf(server),
  })),
  {
    name: "map",
    address: "/list?view=map",
    reach: async ({ page, site }) => {
      const pins = page.getByRole("list", { name: site.word("Homes on the map") });
      await pins.locator("a, button").first().waitFor();
    },
  },
  ...propertyTabs.map((tab): ShownPage => ({
    name: `property: ${tab}`,
    address: async ({ server }) => `${await firstHome(server)}/${tab}`,
  })),
];
