import type { CommuteMode } from "@hjem/domain/travel/directions";
import { browserNow } from "@hjem/storefront/browser-clock";
import { browserStorage } from "@hjem/storefront/browser-storage";
import { removeStored } from "@hjem/storefront/stored-value";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { testFeature } from "../../testing/feature.ts";
import HomeMap from "../home-map.tsx";
import Commute from "./commute.tsx";

const nydalen = {
  geoId: "district:0301-nydalen",
  kind: "district",
  name: "Nydalen",
  parent: "Oslo",
  count: 3,
  location: { lat: 59.949, lng: 10.765 },
};
const savedNydalen = {
  displayName: "Nydalen",
  coordinates: nydalen.location,
  isHidden: false,
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

/** As the routing service's own error, which the API passes on. */
const unreachable = () =>
  new Response(JSON.stringify({ error: { code: 2004, message: "No way leads there." } }), {
    status: 404,
    headers: { "content-type": "application/json" },
  });

const features = [
  testFeature,
  {
    name: "position",
    catalogs: { en: () => import("../locales/en.po"), no: () => import("../locales/no.po") },
    routes: [],
  },
];

const address = "Storgata 1";
const pin = { id: "home-a", label: "4,2 mill" };

/** A list, and a map above it, as on the page of a home. Each test is of a home of its own. */
function Position({ lat, hasMap }: { lat: number; hasMap: boolean }) {
  const [mode, setMode] = useState<CommuteMode>("driving");
  const home = { lat, lng: 10.75 };
  return (
    <>
      {hasMap && (
        <div style={{ height: 300 }}>
          <HomeMap
            {...home}
            {...{ address, pin, mode }}
            county="Oslo"
            isApproximate={false}
            label="Kart"
          />
        </div>
      )}
      <Commute home={home} county="Oslo" mode={mode} onModeChange={setMode} />
    </>
  );
}

async function show(
  lat: number,
  { hasMap = false, ...options }: RenderOptions & { hasMap?: boolean } = {},
) {
  const shown = await renderWithStorefront(<Position lat={lat} hasMap={hasMap} />, {
    features,
    ...options,
    api: {
      "GET /api/v2/address": { data: [nydalen] },
      "GET /api/user/addresses": { data: [], attribution: null },
      "GET /api/directions/driving": route(5_700, "estimate"),
      "GET /api/directions/walking": route(1_200, "openrouteservice"),
      ...options.api,
    },
  });
  const ways = () => shown.calls.filter(({ path }) => path.includes("/api/directions/"));
  return { ...shown, ways };
}

const field = () => page.getByRole("combobox", { name: "Legg til et sted du reiser til" });
const addNydalen = async () => {
  await field().fill("nyd");
  await page.getByRole("option", { name: /Nydalen/ }).click();
};
const press = (name: string) => page.getByRole("button", { name }).click();
const mode = () => page.getByRole("combobox", { name: "Reisemåte" });

beforeEach(() => removeStored(["commute"]));

test("SAVE-051, SAVE-052, SAVE-055..060: a place is added, its way is shown by mode, and hidden it is not requested", async () => {
  const { ways } = await show(59.91);
  expect(ways()).toHaveLength(0);
  await addNydalen();
  await expect.element(page.getByText(/1\st\s35\smin · 5,9\skm \(anslått\)/)).toBeVisible();
  expect(ways()[0]?.query.get("address_display_name")).toBeNull();
  await press("Skjul Nydalen");
  await mode().selectOptions("Til fots");
  expect(ways()).toHaveLength(1);
  await press("Vis Nydalen");
  await expect.element(page.getByText(/20\smin · 5,9\skm$/)).toBeVisible();
  expect(ways()).toHaveLength(2);
  await press("Fjern Nydalen");
  await expect.element(mode()).not.toBeInTheDocument();
});

test("SAVE-053: a street with its number is offered beside the places, and is where the way leads", async () => {
  const { ways } = await show(59.926, {
    api: {
      "GET /api/user/addresses": {
        attribution: "© Kartverket",
        data: [
          {
            label: "Storgata 12, 0155 Oslo",
            street: "Storgata 12",
            suburb: "Oslo",
            region: "Oslo",
            postCode: "0155",
            coordinates: { lat: 59.914, lng: 10.752 },
            isExact: true,
            geoIds: ["county:03"],
            landRegistry: null,
          },
        ],
      },
      "GET /api/v2/address": { data: [] },
    },
  });
  await field().fill("storgata 12");
  await expect.element(page.getByText("© Kartverket")).toBeVisible();
  await page.getByRole("option", { name: "Storgata 12, 0155 Oslo" }).click();
  await expect.element(page.getByText("Storgata 12, 0155 Oslo")).toBeVisible();
  await expect.poll(() => ways()[0]?.query.get("end")).toBe("10.752,59.914");
});

test("D83, D84: with five places the field is gone and the page says why, and whoever removes one keeps the focus", async () => {
  const others = ["Bryn", "Carl Berner", "Disen", "Ensjø"];
  browserStorage().write(
    "commute",
    others.map((displayName, index) => ({
      displayName,
      coordinates: { lat: 59.9, lng: 10.7 + index / 100 },
      isHidden: false,
    })),
  );
  await show(59.924);
  await addNydalen();
  const note = page.getByText("Du kan ha 5 steder. Fjern ett for å legge til et annet.");
  await expect.element(note).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Reisetid" })).toHaveFocus();
  await press("Fjern Disen");
  await expect.element(page.getByRole("button", { name: "Fjern Ensjø" })).toHaveFocus();
  await expect.element(note).not.toBeInTheDocument();
  for (const name of ["Ensjø", "Nydalen", "Carl Berner", "Bryn"]) await press(`Fjern ${name}`);
  await expect.element(field()).toHaveFocus();
});

test("SAVE-072, SAVE-073: a place is on the device when the page is opened again, for 14 days", async () => {
  const first = await show(59.912);
  await addNydalen();
  await expect.element(mode()).toBeVisible();
  await first.unmount();
  await show(59.912);
  await expect.element(page.getByText(/5,9\skm \(anslått\)/)).toBeVisible();
  const stored = JSON.parse(
    sessionStorage.getItem("commute") ?? localStorage.getItem("commute") ?? "{}",
  );
  expect(stored.value).toEqual([savedNydalen]);
  const days = (stored.expires - browserNow()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThanOrEqual(14);
});

test("SAVE-054, SAVE-057: the route is on the map with its address, and no longer once it is hidden", async () => {
  browserStorage().write("commute", [savedNydalen]);
  const { container, ways } = await show(59.914, { hasMap: true });
  const onMap = () => container.querySelector(".leaflet-shadow-pane");
  const lines = () => container.querySelectorAll(".leaflet-overlay-pane path");
  await expect.poll(() => onMap()?.textContent).toBe("Nydalen");
  await expect.poll(() => lines().length).toBe(2);
  const isNameInside = () => {
    const map = container.querySelector(".leaflet-container")?.getBoundingClientRect();
    const name = onMap()?.querySelector("span")?.getBoundingClientRect();
    if (!map || !name) return null;
    return (
      name.top >= map.top &&
      name.bottom <= map.bottom &&
      name.left >= map.left &&
      name.right <= map.right
    );
  };
  // The list and the map show the same way.
  expect(ways()).toHaveLength(1);
  const whole = page.getByRole("button", { name: "Vis hele ruten" });
  // From the first on, with the name at its end.
  await expect.element(whole).toHaveAttribute("aria-pressed", "true");
  await expect.poll(isNameInside).toBe(true);
  await whole.click();
  await expect.element(whole).toHaveAttribute("aria-pressed", "false");
  await expect.poll(isNameInside).toBe(false);
  await press("Skjul Nydalen");
  await expect.poll(() => onMap()?.textContent).toBe("");
  await expect.poll(() => lines().length).toBe(0);
  await expect.element(whole).not.toBeInTheDocument();
  await press("Vis Nydalen");
  await expect.poll(() => onMap()?.textContent).toBe("Nydalen");
});

test("SAVE-061, SAVE-066: a place that no way leads to is marked so, and not requested a second time", async () => {
  browserStorage().write("commute", [savedNydalen]);
  const { ways, container } = await show(59.916, {
    hasMap: true,
    api: { "GET /api/directions/driving": unreachable },
  });
  await expect.element(page.getByText(/Fant ingen rute$/)).toBeVisible();
  expect(ways()).toHaveLength(1);
  await press("Skjul Nydalen");
  await press("Vis Nydalen");
  await expect.element(page.getByText(/Fant ingen rute$/)).toBeVisible();
  await mode().selectOptions("Til fots");
  await expect.element(page.getByText(/20\smin/)).toBeVisible();
  await mode().selectOptions("Bil");
  await expect.element(page.getByText(/Fant ingen rute$/)).toBeVisible();
  expect(ways().filter(({ path }) => path.endsWith("driving"))).toHaveLength(1);
  expect(container.querySelectorAll(".leaflet-overlay-pane path")).toHaveLength(0);
});

test("SAVE-065: a route that cannot be had is not mentioned", async () => {
  browserStorage().write("commute", [savedNydalen]);
  const { ways } = await show(59.918, {
    api: { "GET /api/directions/driving": new StubError(503, "internal_error") },
  });
  await expect.poll(ways).toHaveLength(1);
  await expect.element(page.getByText("Nydalen", { exact: true })).toBeVisible();
  expect(page.getByText(/Fant ingen rute$/).query()).toBeNull();
  expect(page.getByRole("status").getByText(/./).query()).toBeNull();
});

test("D84: signed in, places are those of the account: added, hidden and removed there, and not on the device", async () => {
  let account: (typeof savedNydalen & { id: string })[] = [];
  const one = "/api/user/commute-addresses/a1";
  const { calls } = await show(59.92, {
    person: samplePerson,
    api: {
      "GET /api/user/commute-addresses": () => ({ data: account }),
      "POST /api/user/commute-addresses": () => {
        account = [{ ...savedNydalen, id: "a1" }];
        return { data: account };
      },
      [`PATCH ${one}`]: () => {
        account = account.map((each) => ({ ...each, isHidden: !each.isHidden }));
        return { data: account };
      },
      [`DELETE ${one}`]: () => {
        account = [];
        return { data: account };
      },
    },
  });
  await addNydalen();
  await press("Skjul Nydalen");
  await press("Vis Nydalen");
  await press("Fjern Nydalen");
  await expect.element(mode()).not.toBeInTheDocument();
  const sent = calls.filter(({ method }) => method !== "GET");
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ["POST", { addresses: [savedNydalen] }],
    ["PATCH", { isHidden: true }],
    ["PATCH", { isHidden: false }],
    ["DELETE", ""],
  ]);
  expect(browserStorage().read("commute")).toBeUndefined();
});

test("D84: an account that is full says so in the API's own words", async () => {
  await show(59.922, {
    person: samplePerson,
    api: {
      "GET /api/user/commute-addresses": { data: [] },
      "POST /api/user/commute-addresses": new StubError(422, "limit_reached", "Du har 5 steder."),
    },
  });
  await addNydalen();
  await expect.element(page.getByText("Du har 5 steder.")).toBeVisible();
});
