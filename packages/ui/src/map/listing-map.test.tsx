import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoMelbourne } from "../testing/demo-map.ts";
import { inKit, renderKit } from "../testing/render-kit.tsx";
import { ListingMap, type ListingMapProps } from "./listing-map.tsx";
import type { MapMarker } from "./pins/map-entries.ts";

const baseMap = {
  attribution: "Test land",
  land: [[140_000, -42_000, 10_000, 0, 0, 10_000, -10_000, 0]],
  borders: [],
  areaLines: [],
  places: [["Northcote", -37.77, 144.99, 1]],
};
const baseMapUrl = `data:application/json,${encodeURIComponent(JSON.stringify(baseMap))}`;
const view = { center: { lat: -37.7705, lng: 144.9945 }, zoom: 14 };

beforeEach(() => page.viewport(1366, 900));

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

test("a pin is a link with address and status as its name", async () => {
  await show();
  const pin = page.getByRole("link", { name: "$815k 12/45 Smith Street, saved" });
  await expect.element(pin).toHaveAttribute("href", "#smith");
});

test("Tab moves through the pins from the top left to the bottom right", async () => {
  await show();
  const pins = page.getByRole("list", { name: "Homes on the map" }).getByRole("link").elements();
  expect(pins.slice(0, 3).map((pin) => pin.getAttribute("href"))).toEqual([
    "#rossmoyne",
    "#barkly",
    "#bell",
  ]);
  expect(pins.at(-1)?.getAttribute("href")).toBe("#separation");
});

test("hover and focus on a pin highlight its row, and the other way round", async () => {
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

test("SRCH-207: a cluster shows how many homes it holds, and a click shows their bounds", async () => {
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

/** A map in a page that shows a card for the selected pin. */
function WithCards(props: Partial<ListingMapProps>) {
  const [open, setOpen] = useState<readonly MapMarker[]>([]);
  const content = open.map(({ id, href, accessibleName }) => (
    <a key={id} href={href}>
      {accessibleName}
    </a>
  ));
  const card = { ids: open.map(({ id }) => id), label: "The homes", content, isPressed: true };
  return (
    <div style={{ width: 900, height: 600 }}>
      <ListingMap
        label="Map of homes"
        view={view}
        baseMapUrl={baseMapUrl}
        markers={demoMelbourne}
        onActivate={() => {}}
        onOpen={setOpen}
        preview={open.length > 0 ? { ...card, onClose: () => setOpen([]) } : null}
        {...props}
      />
    </div>
  );
}
const card = () => page.getByRole("dialog", { name: "The homes" });

/**
 * Waits until neither the map nor a pin on it moves: a click on a pin that still grows, shrinks or is panned is tried
 * again after scrolling to it, which the map undoes between press and release.
 */
async function waitUntilStill() {
  const map = page.getByRole("region", { name: "Map of homes" }).element();
  await expect.poll(() => map.querySelector(".leaflet-pan-anim")).toBeNull();
  await expect.poll(() => map.getAnimations({ subtree: true })).toHaveLength(0);
}

test("S19: Enter on a pin opens its card with the focus on the home, Escape closes it and returns to the pin", async () => {
  await renderKit(<WithCards />);
  const pin = page.getByRole("button", { name: /27 Clarke Street/ });
  await expect.element(pin).toHaveAttribute("aria-expanded", "false");
  (pin.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(card().getByRole("link", { name: /27 Clarke Street/ })).toHaveFocus();
  await expect.element(pin).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(card()).not.toBeInTheDocument();
  await expect.element(pin).toHaveFocus();
});

test("S19: a click opens the card of another pin, the cross and a click on the map close it", async () => {
  await renderKit(<WithCards />);
  await page.getByRole("button", { name: /27 Clarke Street/ }).click();
  await expect.element(card().getByRole("link", { name: /27 Clarke Street/ })).toHaveFocus();
  await waitUntilStill();
  await page.getByRole("button", { name: /15 Pender Street/ }).click();
  await expect.element(card().getByRole("link", { name: "15 Pender Street" })).toBeVisible();
  expect(card().elements()).toHaveLength(1);
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(card()).not.toBeInTheDocument();
  // Closing goes back over the card's entry in the history.
  await expect.poll(() => window.history.state?.layers ?? 0).toBe(0);
  await waitUntilStill();
  await page.getByRole("button", { name: /15 Pender Street/ }).click();
  await expect.element(card()).toBeVisible();
  await page.getByRole("region", { name: "Map of homes" }).click({ position: { x: 450, y: 20 } });
  await expect.element(card()).not.toBeInTheDocument();
});

test("S19: homes at one address share a pin and its card lists them", async () => {
  const [first] = demoMelbourne;
  if (!first) throw new Error("no demo home");
  const twin = { ...first, id: "twin", accessibleName: "28 Clarke Street", href: "#twin" };
  await renderKit(<WithCards markers={[first, twin]} />);
  await page.getByRole("button", { name: /^2 homes at one address/ }).click();
  await expect.element(card().getByRole("link", { name: "28 Clarke Street" })).toBeVisible();
  expect(card().getByRole("link").elements()).toHaveLength(2);
});

test("S19: moves a pin that its card would cover", async () => {
  const low = [{ ...demoMelbourne[0], lat: -37.788, lng: 144.984 } as MapMarker];
  await renderKit(<WithCards markers={low} />);
  const pin = page.getByRole("list", { name: "Homes on the map" }).getByRole("button");
  const bottom = () => pin.element().getBoundingClientRect().bottom;
  const before = bottom();
  (pin.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(card()).toBeVisible();
  const { top } = card().element().getBoundingClientRect();
  expect(before).toBeGreaterThan(top);
  await vi.waitFor(() => expect(bottom()).toBeLessThanOrEqual(top));
});

test("S28: homes that the map is fitted to are not under its buttons", async () => {
  const kirkenes = { lat: 69.73, lng: 30.05, count: 3 };
  const oslo = { lat: 59.91, lng: 10.75, count: 9 };
  const around = ({ lat, lng }: typeof oslo) => ({ north: lat, south: lat, east: lng, west: lng });
  await page.viewport(390, 844);
  await renderKit(
    <div style={{ width: 390, height: 470 }}>
      <ListingMap
        label="Map of homes"
        view={{ bounds: { north: 69.73, south: 58, west: 5, east: 30.05 } }}
        baseMapUrl={baseMapUrl}
        markers={[]}
        clusters={[kirkenes, oslo].map((each) => ({ ...each, bounds: around(each) }))}
        onActivate={() => {}}
      />
    </div>,
  );
  const circle = page.getByRole("button", { name: "3 homes, zoom in" });
  await expect.element(circle).toBeVisible();
  const tools = page.getByRole("group", { name: "Zoom" }).element().getBoundingClientRect();
  const { right, top } = circle.element().getBoundingClientRect();
  expect(right < tools.left || top > tools.bottom).toBe(true);
});

test("SRCH-062: reports the initial view: bounds, zoom level and centre", async () => {
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

test("follows a view that the page sets, as after Back", async () => {
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

test("the built-in map labels its places and credits its source", async () => {
  await show({ markers: [] });
  await expect.element(page.getByText("Northcote")).toBeVisible();
  await expect.element(page.getByText("Simple map: Test land")).toBeVisible();
  expect(document.querySelector("[data-basemap]")?.getAttribute("data-basemap")).toBe("offline");
});

test("a skip link leads past the map to the list", async () => {
  await show({ listId: "results" });
  await expect
    .element(page.getByRole("link", { name: "Skip the map, go to the list" }))
    .toHaveAttribute("href", "#results");
});

test("FND-051: the map never requests the visitor's location", async () => {
  const requested = vi.spyOn(navigator.geolocation, "getCurrentPosition");
  await show();
  expect(requested).not.toHaveBeenCalled();
});
