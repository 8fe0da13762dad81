import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { RadiusIcon } from "../../icon/tool-icons.ts";
import { inKit, renderKit } from "../../testing/render-kit.tsx";
import { ListingMap, type ListingMapProps } from "../listing-map.tsx";
import type { MapMarker } from "../pins/map-entries.ts";
import { MapToolButton } from "./map-tool-button.tsx";

const baseMapUrl = `data:application/json,${encodeURIComponent(
  JSON.stringify({ attribution: "Test land", land: [], borders: [], areaLines: [], places: [] }),
)}`;

const marker = (lat: number, lng: number): MapMarker => ({
  id: `${lat} ${lng}`,
  lat,
  lng,
  label: "$1.35m – 1.48m",
  accessibleName: `Home ${lat} ${lng}`,
  state: "viewed",
});
/** The corners of a town, and its centre. */
const town = [
  [59.95, 10.66],
  [59.95, 10.84],
  [59.89, 10.66],
  [59.89, 10.84],
  [59.92, 10.75],
].map(([lat = 0, lng = 0]) => marker(lat, lng));
const bounds = { north: 59.95, south: 59.89, west: 10.66, east: 10.84 };
const sizes = [
  [390, 470],
  [826, 640],
] as const;

function mapOf([width, height]: readonly [number, number], props: Partial<ListingMapProps>) {
  return (
    <div style={{ width, height }}>
      <ListingMap
        label="Map of homes"
        view={{ bounds }}
        baseMapUrl={baseMapUrl}
        markers={town}
        onActivate={() => {}}
        onOpen={() => {}}
        tools={<MapToolButton icon={RadiusIcon} label="Around a point" onClick={() => {}} />}
        {...props}
      />
    </div>
  );
}

async function show(size: readonly [number, number], props: Partial<ListingMapProps> = {}) {
  await page.viewport(size[0] < 768 ? 390 : 1366, 900);
  const { rerender } = await renderKit(mapOf(size, props));
  await expect.element(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
  return (next: Partial<ListingMapProps>) => rerender(inKit(mapOf(size, { ...props, ...next })));
}

const boxOf = (element: Element) => element.getBoundingClientRect();
const map = () => page.getByRole("region", { name: "Map of homes" }).element();
const homes = () =>
  page.getByRole("list", { name: "Homes on the map" }).getByRole("button").elements();
const isOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/** Names of the pins and clusters that are cut by the map's edge, or covered by one of its buttons. */
function coveredHomes(): string[] {
  const edge = boxOf(map());
  const buttons = ["Around a point", "Zoom in", "Zoom out"].map((name) =>
    boxOf(page.getByRole("button", { name, exact: true }).element()),
  );
  return homes()
    .filter((home) => {
      const { left, right, top, bottom } = boxOf(home);
      const isCut =
        left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom;
      return isCut || buttons.some((button) => isOver(boxOf(home), button));
    })
    .map((home) => home.textContent ?? "");
}
/** Which of this many homes are covered once the map has stopped moving. */
const restingCovered = async (count: number) => {
  await vi.waitFor(() => {
    expect(homes()).toHaveLength(count);
    expect(coveredHomes()).toEqual([]);
  });
  return coveredHomes();
};

test.each(sizes)("S28: %i px wide, all pins of a search are shown completely", async (...size) => {
  await show(size);
  expect(await restingCovered(town.length)).toEqual([]);
});

test.each(sizes)(
  "S28: %i px wide, no pin is cut off when a cluster turns into pins",
  async (...size) => {
    const clusters = [{ lat: 59.92, lng: 10.75, count: 40, bounds }];
    const update = await show(size, { markers: [], clusters });
    await expect.element(page.getByRole("button", { name: "40 homes, zoom in" })).toBeVisible();
    await update({ markers: town, clusters: [] });
    expect(await restingCovered(town.length)).toEqual([]);
  },
);

test("S28: a map that becomes narrower, as on a rotated phone, fits its pins again", async () => {
  const update = await show([800, 470]);
  expect(await restingCovered(town.length)).toEqual([]);
  const box = map().closest<HTMLElement>("[style*=width]");
  if (!box) throw new Error("no box");
  box.style.width = "390px";
  expect(await restingCovered(town.length)).toEqual([]);
  await update({});
});

test("S28: a map that the visitor has moved stays when pins change", async () => {
  const update = await show([390, 470]);
  expect(await restingCovered(town.length)).toEqual([]);
  const pan = vi.fn<NonNullable<ListingMapProps["onViewChange"]>>();
  await update({ onViewChange: pan });
  (map() as HTMLElement).focus();
  map().dispatchEvent(
    new KeyboardEvent("keydown", { key: "ArrowRight", keyCode: 39, bubbles: true }),
  );
  await vi.waitFor(() => expect(pan.mock.lastCall?.[3]).toBe(true));
  const stands = pan.mock.lastCall?.[2];
  await update({ onViewChange: pan, markers: town.map((each) => ({ ...each, state: "new" })) });
  await vi.waitFor(() => expect(homes()).toHaveLength(town.length));
  expect(coveredHomes()).not.toEqual([]);
  expect(pan.mock.lastCall?.[2]).toEqual(stands);
});

test.each(sizes)(
  "S28: %i px wide, a clicked cluster shows its homes completely once they have loaded",
  async (...size) => {
    const near = { north: 59.951, south: 59.949, west: 10.835, east: 10.845 };
    const corner = { lat: 59.95, lng: 10.84, count: 30, bounds: near };
    const update = await show(size, { markers: [], clusters: [corner] });
    await page.getByRole("button", { name: "30 homes, zoom in" }).click();
    const inside = [
      [near.north, near.west],
      [near.north, near.east],
      [near.south, near.west],
      [near.south, near.east],
    ].map(([lat = 0, lng = 0]) => marker(lat, lng));
    await update({ markers: inside, clusters: [] });
    expect(await restingCovered(inside.length)).toEqual([]);
  },
);

test.each(sizes)(
  "S28: %i px wide, a clicked pin is moved into view, without a new search",
  async (...size) => {
    const moved = vi.fn<NonNullable<ListingMapProps["onViewChange"]>>();
    const [first] = town;
    if (!first) throw new Error("no home");
    // Half below the lowest button, as a visitor may have left it.
    const view = { center: { lat: 59.92, lng: 10.75 }, zoom: 12 };
    const [width] = size;
    const lng = 10.75 + ((width / 2 - 60) / (256 * 2 ** 12)) * 360;
    const pin = { ...marker(59.965, lng), id: "pin" };
    const update = await show(size, { view, markers: [pin], onViewChange: moved });
    await vi.waitFor(() => expect(coveredHomes()).toHaveLength(1));
    const preview = { ids: ["pin"], label: "The home", content: "A home", onClose: () => {} };
    await update({ view, markers: [pin], onViewChange: moved, preview });
    const card = page.getByRole("dialog", { name: "The home" });
    await vi.waitFor(() => {
      expect(coveredHomes()).toEqual([]);
      expect(homes().some((home) => isOver(boxOf(home), boxOf(card.element())))).toBe(false);
    });
    expect(moved).toHaveBeenCalledOnce();
  },
);
