import { expect, test } from "vitest";
import { randomFrom } from "../drawing/random.ts";
import type { FloorPlanScene, PlanRoom } from "../scene.ts";
import { drawFloorPlan } from "./floor-plan.ts";
import { layOut, type PlacedRoom } from "./layout.ts";

const ROOMS: readonly PlanRoom[] = [
  { kind: "living_room", label: "Stue", area_m2: 26.4 },
  { kind: "kitchen", label: "Kjøkken", area_m2: 12.1 },
  { kind: "bedroom", label: "Soverom 1", area_m2: 12.8 },
  { kind: "bedroom", label: "Soverom 2", area_m2: 8.2 },
  { kind: "bathroom", label: "Bad", area_m2: 5.6 },
  { kind: "hall", label: "Entré", area_m2: 7.3 },
  { kind: "storage", label: "Bod", area_m2: 3 },
  { kind: "balcony", label: "Balkong", area_m2: 7 },
];

const plan: FloorPlanScene = {
  kind: "floorplan",
  style: "nordic",
  seed: 1,
  rooms: ROOMS,
  totalArea: 84,
  language: "no",
};

const overlap = (a: PlacedRoom, b: PlacedRoom): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

test("rooms fill the home without overlap, each with the area of the listing", () => {
  for (const seed of ["a", "b", "c", "d"]) {
    const home = layOut(ROOMS, randomFrom(seed));
    const all = [...home.rooms, ...home.outside];
    expect(all).toHaveLength(ROOMS.length);
    for (const one of all) {
      expect(one.width * one.height).toBeCloseTo(one.room.area_m2, 6);
      const others = all.filter((other) => other !== one);
      expect(Math.max(...others.map((other) => overlap(one, other)))).toBeLessThan(1e-6);
    }
    const inside = home.rooms.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(home.width * home.height).toBeCloseTo(inside, 6);
  }
});

test("a plan has the listing's own room names and areas, in its language", () => {
  const texts = [...drawFloorPlan(plan).matchAll(/data-text="([^"]*)"/g)].map(([, text]) => text);
  for (const { label } of ROOMS) expect(texts).toContain(label);
  expect(texts).toEqual(expect.arrayContaining(["26,4 m²", "12,1 m²", "3 m²", "Totalt 84 m²"]));
  const english = drawFloorPlan({ ...plan, language: "en" });
  expect(english).toContain('data-text="26.4 m²"');
  expect(english).toContain('data-text="Total 84 m²"');
});

test("a plan needs no font: its text is drawn as shapes", () => {
  expect(drawFloorPlan(plan)).not.toContain("<text");
});

test("a studio has a plan too", () => {
  const studio: PlanRoom = { kind: "living_room", label: "Studio & <loft>", area_m2: 24 };
  const svg = drawFloorPlan({ ...plan, rooms: [studio] });
  expect(svg).not.toMatch(/NaN|Infinity/);
  expect(svg).toContain('data-text="Studio &amp; &lt;loft>"');
});
