import { browserStorage } from "@hjem/storefront/browser-storage";
import { PageProvider } from "@hjem/storefront/page-provider";
import { removeStored } from "@hjem/storefront/stored-value";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { norwegianHome } from "@hjem/storefront/testing/sample-homes";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import PropertyRow from "../card/property-row.tsx";
import { cardMessages } from "../testing/card-messages.ts";

/** Beside the sample home, at 63.4, 10.42. */
const work = { displayName: "Jobb", coordinates: { lat: 63.42, lng: 10.4 }, isHidden: false };
const hidden = { displayName: "Skole", coordinates: { lat: 63.41, lng: 10.4 }, isHidden: true };
const overseas = {
  displayName: "Melbourne",
  coordinates: { lat: -37.81, lng: 144.96 },
  isHidden: false,
};

beforeEach(() => removeStored(["commute"]));

const row = () => <PropertyRow property={norwegianHome()} />;
const show = (options: RenderOptions = {}) =>
  renderWithStorefront(row(), { features: [cardMessages], ...options });
const times = () => page.getByRole("list", { name: "Anslått kjøretid" });
const heightOf = (container: Element) => container.firstElementChild?.clientHeight;

test("SAVE-051, D84: a result says how far it is to the visible addresses, as an estimate, calls nothing and pushes nothing down", async () => {
  const { container, calls } = await show();
  const before = heightOf(container);
  browserStorage().write("commute", [work, hidden, overseas]);
  window.dispatchEvent(new StorageEvent("storage", { key: "commute" }));
  await expect.element(times()).toBeVisible();
  const lines = times().getByRole("listitem").elements();
  expect(lines.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
    "Jobbanslått 10 min",
  ]);
  expect(heightOf(container)).toBe(before);
  expect(calls).toEqual([]);
});

test("D83: in a search by travel times a result says the minutes to each of its places, and by what", async () => {
  const places: Record<string, string> = { "10.4,63.42": "Øya", "10.5,63.42": "Ranheim" };
  const { container } = await show({
    path: "/list?reach=driving,30,10.4,63.42&reach=cycling,60,10.5,63.42",
    api: {
      "GET /api/v2/address/lookup": ({ query }) => ({
        data: [
          {
            geoId: "district:5001-x",
            kind: "district",
            name: places[query.get("nearest_to") ?? ""],
            parent: "Trondheim",
            count: 3,
            location: { lat: 63.42, lng: 10.4 },
          },
        ],
      }),
    },
  });
  const lines = page.getByRole("list", { name: "Anslått reisetid" }).getByRole("listitem");
  await expect.element(lines.getByText("Øya")).toBeVisible();
  await expect.element(lines.getByText("Ranheim")).toBeVisible();
  expect(lines.elements().map((line) => line.textContent?.replaceAll("\u00a0", " "))).toEqual([
    "Øyaanslått 10 min",
    expect.stringMatching(/^Sykkel Ranheimanslått \d+ min$/),
  ]);
  expect(heightOf(container)).toBeGreaterThan(0);
});

test("D84: of many addresses the first three are on a result, so that its picture is seen", async () => {
  const addresses = ["Jobb", "Barnehage", "Farmor", "Trening"].map((displayName, index) => ({
    displayName,
    coordinates: { lat: 63.42, lng: 10.4 + index / 100 },
    isHidden: false,
  }));
  browserStorage().write("commute", [overseas, ...addresses]);
  await show();
  await expect.element(times().getByText("Farmor")).toBeVisible();
  expect(times().getByRole("listitem").elements()).toHaveLength(3);
  expect(times().getByText("Trening").query()).toBeNull();
});

test("D84: signed in, the addresses are those of the account", async () => {
  await show({
    person: samplePerson,
    api: { "GET /api/user/commute-addresses": { data: [{ ...work, id: "a1" }] } },
  });
  await expect.element(times().getByText("Jobb")).toBeVisible();
});

test("D32, D84: the server renders no travel times, so that a page is the same for everybody", async () => {
  browserStorage().write("commute", [work]);
  const { app } = await renderWithStorefront(null, { features: [cardMessages] });
  const html = renderToString(
    <MemoryRouter>
      <PageProvider app={app}>{row()}</PageProvider>
    </MemoryRouter>,
  );
  expect(html).toContain("Nardovegen");
  expect(html).not.toContain("Jobb");
});
