import type { TileSource } from "@hjem/domain/map/tile-source";
import { afterEach, expect, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { renderKit } from "../../testing/render-kit.tsx";
import { ListingMap } from "../listing-map.tsx";
import { TILE_PATIENCE_MS } from "./tile-watch.ts";

const baseMap = { attribution: "Test land", land: [], borders: [], areaLines: [], places: [] };
const baseMapUrl = `data:application/json,${encodeURIComponent(JSON.stringify(baseMap))}`;
const tilesFrom = (url: string): TileSource => ({
  url,
  attribution: { text: "© Tile makers", href: "https://tiles.example/" },
  maxZoom: 18,
});
const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** The part of the DevTools protocol that lets requests hang. */
interface Devtools {
  send: (method: string, parameters?: object) => Promise<unknown>;
}

afterEach(() => vi.useRealTimers());

const draw = (url: string) =>
  renderKit(
    <div style={{ width: 900, height: 600 }}>
      <ListingMap
        label="Map of homes"
        view={{ center: { lat: 60, lng: 10 }, zoom: 8 }}
        baseMapUrl={baseMapUrl}
        tiles={tilesFrom(url)}
        markers={[]}
        onActivate={() => {}}
      />
    </div>,
  );

const show = async (url: string) => {
  await draw(url);
  await expect.element(page.getByText("Simple map: Test land")).toBeVisible();
};

const shownMap = () => document.querySelector("[data-basemap]")?.getAttribute("data-basemap");
const tileLayers = () => document.querySelectorAll(".leaflet-tile-pane .leaflet-layer").length;

test("shows a reachable detailed map with its attribution", async () => {
  await draw(pixel);
  const makers = page.getByRole("link", { name: "© Tile makers" });
  await expect.element(makers).toHaveAttribute("href", "https://tiles.example/");
  expect(shownMap()).toBe("tiles");
});

test("removes a detailed map at once when its source fails", async () => {
  await show("http://127.0.0.1:6197/{z}/{x}/{y}.png");
  await vi.waitFor(() => expect(tileLayers()).toBe(0));
  expect(shownMap()).toBe("offline");
});

test("removes a source that does not respond after four seconds, and retries when the network is back", async () => {
  const devtools = cdp() as unknown as Devtools;
  await devtools.send("Fetch.enable", { patterns: [{ urlPattern: "*hanging-tiles*" }] });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await show("/hanging-tiles/{z}/{x}/{y}.png");
  expect(tileLayers()).toBe(1);
  vi.advanceTimersByTime(TILE_PATIENCE_MS - 1);
  expect(tileLayers()).toBe(1);
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(tileLayers()).toBe(0));
  await devtools.send("Fetch.disable");
});
