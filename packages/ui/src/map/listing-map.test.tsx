import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoMelbourne } from "../testing/demo-map.ts";
import { inKit, renderKit } from "../testing/render-kit.tsx";
import { ListingMap, type ListingMapProps } from "./listing-map.tsx";

const baseMap = {
  attribution: "Test land",
  land: [[140_000, -42_000, 10_000, 0, 0, 10_000, -10_000, 0]],
  borders: [],
  areaLines: [],
  places: [["Northcote", -37.77, 144.99, 1]],
};
const baseMapUrl = `data:application/json,${encodeURIComponent(JSON.stringify(baseMap))}`;
const view = { center: { lat: -37.7705, lng: 144.9945 }, zoom: 14 };

const show = async (props: Partial<ListingMapProps> = {}) => {
  const screen = await renderKit(
    <div style={{ width: 900, height: 600 }}>
      <ListingMap
        label="Map of homes"
        view={view}
        baseMapUrl={baseMapUrl}
        markers={demoMelbourne}
        onActivate={() => {}}
        {...props}
      />
    </div>,
  );
  await expect.element(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
  return screen;
};

test("a pin is a link that says address and state", async () => {
  await show();
  const pin = page.getByRole("link", { name: "$815k 12/45 Smith Street, saved" });
  await expect.element(pin).toHaveAttribute("href", "#smith");
});

test("Tab goes through the pins from the top left to the bottom right", async () => {
  await show();
  const pins = page.getByRole("list", { name: "Homes on the map" }).getByRole("link").elements();
  expect(pins.slice(0, 3).map((pin) => pin.getAttribute("href"))).toEqual([
    "#rossmoyne",
    "#barkly",
    "#bell",
  ]);
  expect(pins.at(-1)?.getAttribute("href")).toBe("#separation");
});

test("a pin lights its row on hover and on focus, and is lit by it", async () => {
  const onActivate = vi.fn<(id: string | null) => void>();
  await show({ onActivate, activeId: "clarke" });
  const lit = page.getByRole("link", { name: /27 Clarke Street/ });
  await expect.element(lit).toHaveAttribute("data-active");
  page
    .getByRole("link", { name: /15 Pender Street/ })
    .element()
    .focus();
  expect(onActivate).toHaveBeenLastCalledWith("pender");
  page
    .getByRole("link", { name: /15 Pender Street/ })
    .element()
    .blur();
  expect(onActivate).toHaveBeenLastCalledWith(null);
});

test("SRCH-207: a cluster says how many homes it holds, and a press shows their frame", async () => {
  const onViewChange = vi.fn<NonNullable<ListingMapProps["onViewChange"]>>();
  const bounds = { north: -37.76, south: -37.77, east: 145.01, west: 145 };
  await show({
    onViewChange,
    markers: [],
    clusters: [{ lat: -37.765, lng: 145.005, count: 68, bounds }],
    view: { ...view, zoom: 11 },
  });
  await page.getByRole("button", { name: "68 homes, zoom in" }).click();
  await vi.waitFor(() => expect(onViewChange.mock.lastCall?.[1]).toBeGreaterThan(13));
  expect(onViewChange.mock.lastCall?.[2].lat).toBeCloseTo(-37.765, 2);
  expect(document.activeElement).toBe(page.getByRole("region", { name: "Map of homes" }).element());
});

test("homes at one address open as a list, and Escape closes it", async () => {
  const [first] = demoMelbourne;
  if (!first) throw new Error("no demo home");
  const twin = { ...first, id: "twin", accessibleName: "28 Clarke Street", href: "#twin" };
  await show({ markers: [first, twin] });
  const opener = page.getByRole("button", { name: /^2 homes at one address/ });
  await opener.click();
  await expect.element(page.getByRole("link", { name: /28 Clarke Street/ })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(opener).toHaveAttribute("aria-expanded", "false");
  expect(document.activeElement).toBe(opener.element());
});

test("SRCH-062: the view is told when the map first stands: its frame, level and middle", async () => {
  const onViewChange = vi.fn<NonNullable<ListingMapProps["onViewChange"]>>();
  await show({ onViewChange });
  expect(onViewChange).toHaveBeenCalledOnce();
  const [bounds, zoom, center] = onViewChange.mock.lastCall ?? [];
  expect(bounds?.north).toBeGreaterThan(bounds?.south ?? 0);
  expect(bounds?.east).toBeGreaterThan(bounds?.west ?? 0);
  expect(zoom).toBe(14);
  expect(center?.lat).toBeCloseTo(-37.7705, 3);
});

test("arrow keys move the map, plus and minus zoom", async () => {
  const onViewChange = vi.fn<NonNullable<ListingMapProps["onViewChange"]>>();
  await show({ onViewChange });
  page.getByRole("region", { name: "Map of homes" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await vi.waitFor(() => expect(onViewChange.mock.lastCall?.[2].lng).toBeGreaterThan(144.996));
  await userEvent.keyboard("-");
  await vi.waitFor(() => expect(onViewChange.mock.lastCall?.[1]).toBe(13));
});

test("a view that the page sets is followed, as after Back", async () => {
  const onViewChange = vi.fn<NonNullable<ListingMapProps["onViewChange"]>>();
  const shown = (at: ListingMapProps["view"]) => (
    <div style={{ width: 900, height: 600 }}>
      <ListingMap
        label="Map of homes"
        view={at}
        baseMapUrl={baseMapUrl}
        markers={[]}
        onActivate={() => {}}
        onViewChange={onViewChange}
      />
    </div>
  );
  const screen = await renderKit(shown(view));
  await expect.element(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
  await screen.rerender(inKit(shown({ center: { lat: -33.87, lng: 151.2 }, zoom: 10 })));
  await vi.waitFor(() => expect(onViewChange.mock.lastCall?.[1]).toBe(10));
  expect(onViewChange.mock.lastCall?.[2].lng).toBeCloseTo(151.2, 2);
});

test("the built-in map names its places and whose land it is", async () => {
  await show({ markers: [] });
  await expect.element(page.getByText("Northcote")).toBeVisible();
  await expect.element(page.getByText("Simple map: Test land")).toBeVisible();
  expect(document.querySelector("[data-basemap]")?.getAttribute("data-basemap")).toBe("offline");
});

test("the list is one step away for those who do not want the map", async () => {
  await show({ listId: "results" });
  await expect
    .element(page.getByRole("link", { name: "Skip the map, go to the list" }))
    .toHaveAttribute("href", "#results");
});

test("FND-051: the map never asks where the visitor is", async () => {
  const asked = vi.spyOn(navigator.geolocation, "getCurrentPosition");
  await show();
  expect(asked).not.toHaveBeenCalled();
});
