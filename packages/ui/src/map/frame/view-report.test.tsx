import type { Map } from "leaflet";
import { MapContainer, useMap } from "react-leaflet";
import { afterEach, expect, test, vi } from "vitest";
import { renderKit } from "../../testing/render-kit.tsx";
import { type OnViewChange, VIEW_REPORT_MS, ViewFollower, ViewReport } from "./view-report.tsx";

afterEach(() => vi.useRealTimers());

async function reported() {
  const onViewChange = vi.fn<OnViewChange>();
  const found: { map?: Map } = {};
  function Probe() {
    found.map = useMap();
    return null;
  }
  await renderKit(
    <MapContainer center={[60, 10]} zoom={8}>
      <Probe />
      <ViewReport onViewChange={onViewChange} />
    </MapContainer>,
  );
  await vi.waitFor(() => expect(onViewChange).toHaveBeenCalledOnce());
  vi.useFakeTimers();
  return { onViewChange, move: () => found.map?.fire("moveend") };
}

test("reports the view once, 300 ms after the last of several moves", async () => {
  const { onViewChange, move } = await reported();
  move();
  vi.advanceTimersByTime(VIEW_REPORT_MS - 1);
  move();
  vi.advanceTimersByTime(VIEW_REPORT_MS - 1);
  expect(onViewChange).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(onViewChange).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(onViewChange).toHaveBeenCalledTimes(2);
});

test("reports whether the visitor or the page moved the map", async () => {
  const onViewChange = vi.fn<OnViewChange>();
  const found: { map?: Map } = {};
  function Probe() {
    found.map = useMap();
    return null;
  }
  const mapAt = (lat: number) => (
    <MapContainer center={[60, 10]} zoom={8}>
      <Probe />
      <ViewReport onViewChange={onViewChange} />
      <ViewFollower view={{ center: { lat, lng: 10 }, zoom: 8 }} markers={[]} clusters={[]} />
    </MapContainer>
  );
  const { rerender } = await renderKit(mapAt(60));
  await vi.waitFor(() => expect(onViewChange).toHaveBeenCalledOnce());
  await rerender(mapAt(61));
  await vi.waitFor(() => expect(onViewChange).toHaveBeenCalledTimes(2));
  expect(onViewChange.mock.calls.map(([, , , isByVisitor]) => isByVisitor)).toEqual([false, false]);
  found.map?.fire("moveend");
  await vi.waitFor(() => expect(onViewChange).toHaveBeenCalledTimes(3));
  expect(onViewChange.mock.lastCall?.[3]).toBe(true);
});
