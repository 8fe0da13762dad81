import { renderWithStorefront } from "@hjem/storefront/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { testFeature } from "../../testing/feature.ts";
import { addressesIn } from "./commute-addresses.ts";
import Commute from "./commute.tsx";

const nydalen = {
  geoId: "district:0301-nydalen",
  kind: "district",
  name: "Nydalen",
  parent: "Oslo",
  count: 3,
  location: { lat: 59.949, lng: 10.765 },
};

const route = (duration: number, engine: string) => ({
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      geometry: {
        type: "LineString",
        coordinates: [
          [10.75, 59.91],
          [10.765, 59.949],
        ],
      },
      properties: { summary: { distance: 5_940, duration } },
    },
  ],
  metadata: { engine },
});

test("SAVE-051, SAVE-052, SAVE-055..060: a place is added, its way is shown by mode, and hidden it is not requested", async () => {
  const { calls } = await renderWithStorefront(
    <Commute home={{ lat: 59.91, lng: 10.75 }} county="Oslo" />,
    {
      features: [
        testFeature,
        {
          name: "position",
          catalogs: {
            en: () => import("../locales/en.po"),
            no: () => import("../locales/no.po"),
          },
          routes: [],
        },
      ],
      api: {
        "GET /api/v2/address": { data: [nydalen] },
        "GET /api/directions/driving": route(5_700, "estimate"),
        "GET /api/directions/walking": route(1_200, "openrouteservice"),
      },
    },
  );
  const ways = () => calls.filter(({ path }) => path.includes("/api/directions/"));
  expect(ways()).toHaveLength(0);
  await page.getByRole("combobox", { name: "Legg til et sted du reiser til" }).fill("nyd");
  await page.getByRole("option", { name: /Nydalen/ }).click();
  await expect.element(page.getByText(/1\st\s35\smin · 5,9\skm \(anslått\)/)).toBeVisible();
  await page.getByRole("button", { name: "Skjul Nydalen" }).click();
  const mode = page.getByRole("combobox", { name: "Reisemåte" });
  await mode.selectOptions("Til fots");
  expect(ways()).toHaveLength(1);
  await page.getByRole("button", { name: "Vis Nydalen" }).click();
  await expect.element(page.getByText(/20\smin · 5,9\skm$/)).toBeVisible();
  expect(ways()).toHaveLength(2);
  await page.getByRole("button", { name: "Fjern Nydalen" }).click();
  await expect.element(mode).not.toBeInTheDocument();
});

test("SAVE-053: what a device stores is read as name, position and whether it is hidden; anything else is left out", () => {
  const address = { displayName: "Jobb", coordinates: { lat: 59.9, lng: 10.7 }, isHidden: true };
  const wrong = [null, 1, "x", {}, { ...address, coordinates: { lat: 99, lng: 0 } }];
  expect(addressesIn([...wrong, { ...address, more: 1 }])).toEqual([address]);
  for (const stored of [undefined, null, "x", {}]) expect(addressesIn(stored)).toEqual([]);
});
