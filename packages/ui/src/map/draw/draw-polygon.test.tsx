import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderKit } from "../../testing/render-kit.tsx";
import { ListingMap } from "../listing-map.tsx";
import { DrawPolygon, type DrawPolygonProps } from "./draw-polygon.tsx";

const baseMap = {
  attribution: "Test land",
  land: [],
  borders: [],
  areaLines: [],
  places: [["Northcote", -37.77, 144.99, 1]],
};
const baseMapUrl = `data:application/json,${encodeURIComponent(JSON.stringify(baseMap))}`;

type Ring = [lng: number, lat: number][];

afterEach(() => page.viewport(1366, 768));

async function draw(props: Partial<DrawPolygonProps> = {}) {
  const onFinish = vi.fn<(ring: Ring) => void>();
  const onChange = vi.fn<(ring: Ring | null) => void>();
  const onCancel = vi.fn<() => void>();
  await renderKit(
    <div style={{ width: 1000, height: 700 }}>
      <ListingMap
        label="Map of homes"
        view={{ center: { lat: -37.77, lng: 144.99 }, zoom: 14 }}
        baseMapUrl={baseMapUrl}
        markers={[]}
        onActivate={() => {}}
        isDrawing
      >
        <DrawPolygon {...{ onFinish, onChange, onCancel, ...props }} />
      </ListingMap>
    </div>,
  );
  const panel = page.getByRole("group", { name: "Draw area" });
  await expect.element(panel).toHaveFocus();
  await expect.element(page.getByText("Simple map: Test land")).toBeVisible();
  return { onFinish, onChange, onCancel, panel };
}

const status = page.getByRole("status");
const square: Ring = [
  [144.98, -37.76],
  [145, -37.76],
  [145, -37.78],
  [144.98, -37.78],
];

test("SRCH-062: an area can be drawn with the keyboard only, and each step is announced", async () => {
  const { onFinish } = await draw();
  await userEvent.keyboard("+");
  await expect.element(status).toHaveTextContent("Point 1 added: Northcote");
  await userEvent.keyboard("{ArrowUp}{Shift>}{ArrowUp}{/Shift}");
  await expect.element(status).toHaveTextContent("Point 1 moved: Northcote, 600 m N");
  await userEvent.keyboard("+{Shift>}{ArrowRight}{/Shift}+{ArrowRight}");
  await expect.element(status).toHaveTextContent("Point 3 moved: Northcote, 100 m E");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(onFinish).toHaveBeenCalledOnce());
  const [ring = []] = onFinish.mock.lastCall ?? [];
  expect(ring).toHaveLength(3);
  expect(ring[0]?.[1]).toBeCloseTo(-37.77 + 600 / 111_195, 4);
  for (const degrees of ring.flat()) expect(degrees).toBe(Number(degrees.toFixed(5)));
});

test("Delete removes the selected point, Escape cancels", async () => {
  const { onCancel, onChange } = await draw({ ring: square });
  await userEvent.keyboard("{Delete}");
  await expect.element(status).toHaveTextContent("Point 4 removed, 3 points left");
  expect(onChange.mock.lastCall?.[0]).toHaveLength(3);
  await userEvent.keyboard("{Escape}");
  expect(onCancel).toHaveBeenCalledOnce();
});

test("rejects an area that is too small with a message", async () => {
  const { onFinish } = await draw();
  await userEvent.keyboard("+{Enter}");
  await expect
    .element(status)
    .toHaveTextContent("Add at least 3 points that are not in a straight line.");
  expect(onFinish).not.toHaveBeenCalled();
});

test("does not move a point to where the area would cross itself", async () => {
  const thin: Ring = [
    [144.98, -37.77],
    [145, -37.77],
    [145, -37.7705],
    [144.98, -37.7705],
  ];
  const { onChange } = await draw({ ring: thin });
  await userEvent.keyboard("{ArrowUp}");
  await expect
    .element(status)
    .toHaveTextContent("The line would cross itself. Place the point somewhere else.");
  expect(onChange).not.toHaveBeenCalled();
});

test("the pad moves the point that is selected in the list", async () => {
  await page.viewport(1366, 768);
  const { onChange } = await draw({ ring: square });
  await page.getByRole("button", { name: /^2/ }).click();
  await page
    .getByRole("group", { name: "Move point 2" })
    .getByRole("button", { name: "North" })
    .click();
  expect(onChange.mock.lastCall?.[0]?.[1]?.[1]).toBeCloseTo(-37.76 + 100 / 111_195, 4);
});

test("on a phone the panel leaves the map free until the arrows are opened", async () => {
  await page.viewport(390, 844);
  await draw({ ring: square });
  const pad = page.getByRole("group", { name: "Move point 4" });
  await expect.element(pad).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Move with arrows" }).click();
  await expect.element(pad).toBeVisible();
});

test("a click on the map adds a point, and corners can be dragged", async () => {
  await page.viewport(1366, 768);
  const { onChange } = await draw();
  const map = page.getByRole("region", { name: "Map of homes" });
  await map.click({ position: { x: 500, y: 150 } });
  await map.click({ position: { x: 800, y: 150 } });
  await map.click({ position: { x: 800, y: 500 } });
  await expect.element(page.getByRole("button", { name: "Remove point 3" })).toBeVisible();
  const before = onChange.mock.lastCall?.[0]?.[2];
  const handle = document.querySelectorAll(".leaflet-draw-handles-pane > div")[2];
  if (!handle || !before) throw new Error("no third corner");
  const { left, top } = handle.getBoundingClientRect();
  const press = (type: string, x: number, y: number) =>
    handle.dispatchEvent(
      new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, bubbles: true }),
    );
  vi.spyOn(handle, "setPointerCapture").mockImplementation(() => {});
  press("pointerdown", left, top);
  press("pointermove", left - 100, top);
  press("pointerup", left - 100, top);
  await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]?.[2]?.[0]).toBeLessThan(before[0]));
});
