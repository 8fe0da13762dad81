import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { demoScenes } from "./demo-scenes.ts";
import { rasterise } from "./rendering/render.ts";
import { sceneSvg } from "./scene-svg.ts";
import type { FloorPlanScene, Scene } from "./scene.ts";

/**
 * `pnpm --filter @hjem/demo pictures:sheet OUT_DIR` draws every shared scene and some plans on
 * contact sheets, one per kind and style, so that a designer can judge them side by side.
 */
const [WIDTH, HEIGHT, COLUMNS] = [640, 480, 4];

const PLANS: FloorPlanScene[] = (["nordic", "southern"] as const).flatMap((style) => {
  const language = style === "nordic" ? "no" : "en";
  const word = (nordic: string, southern: string) => (style === "nordic" ? nordic : southern);
  return [0, 1, 2, 3].map((seed) => ({
    kind: "floorplan" as const,
    style,
    seed,
    language,
    totalArea: 96,
    rooms: [
      { kind: "living_room", label: word("Stue", "Living"), area_m2: 29 + seed },
      { kind: "kitchen", label: word("Kjøkken", "Kitchen"), area_m2: 13.4 },
      { kind: "bedroom", label: word("Soverom 1", "Main bedroom"), area_m2: 13 },
      { kind: "bedroom", label: word("Soverom 2", "Bedroom 2"), area_m2: 9.5 },
      { kind: "bathroom", label: word("Bad", "Bathroom"), area_m2: 6.2 },
      { kind: "hall", label: word("Entré", "Entry"), area_m2: 8.8 },
      { kind: "storage", label: word("Bod", "Store"), area_m2: 3.5 },
      { kind: "balcony", label: word("Balkong", "Balcony"), area_m2: 8 },
    ],
  }));
});

const nameOf = (scene: Scene): string =>
  `${scene.style}-${scene.kind === "exterior" ? scene.building : scene.kind}`;

async function drawSheet(scenes: readonly Scene[], path: string): Promise<void> {
  const tiles = [];
  for (const [index, scene] of scenes.entries()) {
    const picture = await rasterise(sceneSvg(scene), WIDTH, "resvg");
    tiles.push({
      input: await picture.png().toBuffer(),
      left: (index % COLUMNS) * WIDTH,
      top: Math.floor(index / COLUMNS) * HEIGHT,
    });
  }
  const height = Math.ceil(scenes.length / COLUMNS) * HEIGHT;
  await sharp({ create: { width: WIDTH * COLUMNS, height, channels: 3, background: "#ffffff" } })
    .composite(tiles)
    .webp({ quality: 88 })
    .toFile(path);
}

const folder = process.argv[2];
if (!folder) throw new Error("Say where the sheets should go: pictures:sheet OUT_DIR");
await mkdir(folder, { recursive: true });
for (const [name, scenes] of Map.groupBy<string, Scene>([...demoScenes(), ...PLANS], nameOf)) {
  const path = join(folder, `${name}.webp`);
  await drawSheet(scenes, path);
  process.stdout.write(`${path} (${scenes.length})\n`);
}
