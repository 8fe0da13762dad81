import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderKit } from "../../testing/render-kit.tsx";
import { ListingMap } from "../listing-map.tsx";
import { type MapCircle, RadiusCircle } from "./radius-circle.tsx";

const baseMap = { attribution: "Test land", land: [], borders: [], areaLines: [], places: [] };
const baseMapUrl = `data:application/json,${encodeURIComponent(JSON.stringify(baseMap))}`;

function Shown({ onChange }: { onChange: (circle: MapCircle) => void }) {
  const [circle, setCircle] = useState<MapCircle | null>(null);
  return (
    <div style={{ width: 1000, height: 700 }}>
      <ListingMap
        label="Map of homes"
        view={{ center: { lat: 60, lng: 10 }, zoom: 13 }}
        baseMapUrl={baseMapUrl}
        markers={[]}
        onActivate={() => {}}
      >
        <RadiusCircle
          circle={circle}
          onChange={(next) => {
            setCircle(next);
            onChange(next);
          }}
          onFinish={() => {}}
          onCancel={() => {}}
        />
      </ListingMap>
    </div>
  );
}

test("SRCH-062: a circle starts in the centre, moves by keys and is sized from a list", async () => {
  await page.viewport(1366, 768);
  const onChange = vi.fn<(circle: MapCircle) => void>();
  await renderKit(<Shown onChange={onChange} />);
  await expect.element(page.getByRole("group", { name: "Search around a point" })).toHaveFocus();
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ metres: 1000 });
  await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
  expect(onChange.mock.lastCall?.[0].center.lat).toBeCloseTo(60 + 500 / 111_195, 4);
  await page.getByRole("combobox", { name: "Distance" }).selectOptions("5000");
  expect(onChange.mock.lastCall?.[0].metres).toBe(5000);
});
