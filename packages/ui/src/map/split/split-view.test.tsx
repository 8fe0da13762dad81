import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderKit } from "../../testing/render-kit.tsx";
import { MapRow } from "./map-row.tsx";
import { SearchAsIMove, SearchThisArea } from "./search-as-i-move.tsx";
import { SplitView } from "./split-view.tsx";

afterEach(() => page.viewport(1366, 768));

const show = () =>
  renderKit(
    <SplitView
      listId="results"
      heading={<h2>37 homes on the map</h2>}
      tools={<a href="#sort">Sort</a>}
      list={<a href="#home">27 Clarke Street</a>}
      map={<div>Map</div>}
    />,
  );
const top = (name: string) =>
  page.getByRole("heading", { name }).element().getBoundingClientRect().top;

test("announces the count whenever it changes", async () => {
  await show();
  await expect.element(page.getByRole("status")).toHaveTextContent("37 homes on the map");
});

test("on a wide window the list is beside the map", async () => {
  await page.viewport(1366, 768);
  await show();
  const list = document.querySelector("#results")?.getBoundingClientRect();
  expect(list?.width).toBe(540);
  expect(page.getByRole("button").elements()).toHaveLength(0);
});

test("on a phone the list is a low sheet, and buttons raise it without dragging", async () => {
  await page.viewport(390, 844);
  await show();
  const peeking = top("37 homes on the map");
  await page.getByRole("button", { name: "Show half of the list" }).click();
  await vi.waitFor(() => expect(top("37 homes on the map")).toBeLessThan(peeking - 100));
  await page.getByRole("button", { name: "List" }).click();
  await vi.waitFor(() => expect(top("37 homes on the map")).toBeLessThan(100));
  await page.getByRole("button", { name: "Map", exact: true }).click();
  await vi.waitFor(() => expect(top("37 homes on the map")).toBeCloseTo(peeking, 0));
});

test("the sheet follows the finger and stops at the nearest height", async () => {
  await page.viewport(390, 844);
  await show();
  const handle = page.getByRole("status").element().parentElement?.parentElement;
  if (!handle) throw new Error("no handle");
  vi.spyOn(handle, "setPointerCapture").mockImplementation(() => {});
  const y = handle.getBoundingClientRect().top;
  const pull = (type: string, clientY: number) =>
    handle.dispatchEvent(
      new PointerEvent(type, { clientX: 100, clientY, isPrimary: true, bubbles: true }),
    );
  pull("pointerdown", y);
  pull("pointermove", y - 190);
  pull("pointerup", y - 190);
  const half = page.getByRole("button", { name: "Show the whole list" });
  const full = page.getByRole("button", { name: "Show the map" });
  await expect.element(half.or(full)).toBeVisible();
});

test("the sheet is raised when the keyboard focus enters its list", async () => {
  await page.viewport(390, 844);
  await show();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Show the whole list" })).toBeVisible();
});

test("hovering a row highlights its pin and the other way round", async () => {
  const onActivate = vi.fn<(id: string | null) => void>();
  await renderKit(
    <MapRow id="clarke" photo={null} onActivate={onActivate}>
      <a href="#clarke">27 Clarke Street</a>
    </MapRow>,
  );
  page.getByRole("link").element().focus();
  expect(onActivate).toHaveBeenLastCalledWith("clarke");
});

test("the list can stop following the map, and is then updated by a button", async () => {
  const onChange = vi.fn<(isOn: boolean) => void>();
  const onSearch = vi.fn<() => void>();
  await renderKit(
    <>
      <SearchAsIMove isOn onChange={onChange} />
      <SearchThisArea onSearch={onSearch} />
    </>,
  );
  await page.getByRole("switch", { name: "Search as I move the map" }).click();
  expect(onChange).toHaveBeenCalledWith(false);
  await page.getByRole("button", { name: "Search this area" }).click();
  expect(onSearch).toHaveBeenCalledOnce();
});
