import { expect, test } from "vitest";
import { sceneSvg } from "../scene-svg.ts";
import type { ExteriorScene, RoomKind, Scene } from "../scene.ts";
import { rasterise } from "./render.ts";

const exteriors = (["house", "apartment_block", "plot"] as const).map(
  (building): ExteriorScene => ({
    kind: "exterior",
    style: "southern",
    building,
    seed: 2,
    light: "dusk",
    season: "green",
  }),
);
const kinds: readonly RoomKind[] = ["living_room", "kitchen", "bathroom", "bedroom", "dining_room"];
const samples: Scene[] = [
  ...exteriors,
  ...kinds.map((kind): Scene => ({ kind, style: "nordic", seed: 1 })),
  {
    kind: "floorplan",
    style: "nordic",
    seed: 1,
    rooms: [
      { kind: "living_room", label: "Stue", area_m2: 20 },
      { kind: "bathroom", label: "Bad", area_m2: 4 },
    ],
    totalArea: 24,
    language: "no",
  },
];

test("both renderers draw every kind of scene, with similar brightness", async () => {
  const different: string[] = [];
  for (const scene of samples) {
    const svg = sceneSvg(scene);
    const [fast, careful] = await Promise.all(
      (["resvg", "librsvg"] as const).map(async (engine) => {
        const pixels = await rasterise(svg, 160, engine);
        const { data, info } = await pixels
          .resize({ width: 8, height: 6, fit: "fill" })
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect(info.channels).toBe(3);
        return data;
      }),
    );
    const apart = fast?.map((value, index) => Math.abs(value - (careful?.[index] ?? 0))) ?? [];
    if (!(Math.max(...apart) < 40)) different.push(JSON.stringify(scene));
  }
  expect(different).toEqual([]);
});
