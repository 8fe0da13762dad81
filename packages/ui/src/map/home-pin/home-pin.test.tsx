import type { Point } from "@hjem/domain/distance";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderKit } from "../../testing/render-kit.tsx";
import { ListingMap } from "../listing-map.tsx";
import { HomePin } from "./home-pin.tsx";

const baseMap = { attribution: "Test land", land: [], borders: [], areaLines: [], places: [] };
const baseMapUrl = `data:application/json,${encodeURIComponent(JSON.stringify(baseMap))}`;
const METRES_PER_DEGREE = 111_195;
const view = { center: { lat: 60, lng: 10 }, zoom: 13 };

function Shown({ start, onMove }: { start: Point | null; onMove: (point: Point) => void }) {
  const [at, setAt] = useState(start);
  return (
    <div style={{ width: 600, height: 400 }}>
      <ListingMap
        label="Map"
        view={view}
        baseMapUrl={baseMapUrl}
        markers={[]}
        onActivate={() => {}}
      >
        <HomePin
          at={at}
          label="Pin of Storgata 12"
          onMove={(point) => {
            setAt(point);
            onMove(point);
          }}
        />
      </ListingMap>
    </div>
  );
}
const pin = page.getByRole("button", { name: "Pin of Storgata 12" });

test("the pin of a home is moved by the arrow keys, farther with Shift, and says so", async () => {
  const onMove = vi.fn<(point: Point) => void>();
  await renderKit(<Shown start={view.center} onMove={onMove} />);
  await expect.element(pin).toHaveAccessibleDescription(/arrow keys/);
  pin.element().focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(onMove.mock.lastCall?.[0].lat).toBeCloseTo(60 + 10 / METRES_PER_DEGREE, 6);
  await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
  expect(onMove.mock.lastCall?.[0].lat).toBeCloseTo(60 + 110 / METRES_PER_DEGREE, 6);
  expect(onMove.mock.lastCall?.[0].lng).toBe(10);
  await expect.element(page.getByText(/^Pin moved: /)).toBeInTheDocument();
});

test("a click on the map places the pin, and a drag moves it once", async () => {
  const onMove = vi.fn<(point: Point) => void>();
  await renderKit(<Shown start={null} onMove={onMove} />);
  const map = page.getByRole("region", { name: "Map" });
  await map.click({ position: { x: 300, y: 200 } });
  await expect.element(pin).toBeVisible();
  expect(onMove).toHaveBeenCalledOnce();
  expect(onMove.mock.lastCall?.[0].lat).toBeCloseTo(60, 3);
  await userEvent.dragAndDrop(pin, map, { targetPosition: { x: 400, y: 200 } });
  expect(onMove).toHaveBeenCalledTimes(2);
  expect(onMove.mock.lastCall?.[0].lng).toBeGreaterThan(10.01);
});
