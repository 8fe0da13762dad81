import { expect, test } from "vitest";
import { demoScenes } from "./demo-scenes.ts";
import { sceneColor } from "./scene-color.ts";
import { sceneSvg } from "./scene-svg.ts";
import { isScene, RENDERER_VERSION, sceneHash, type ExteriorScene, type Scene } from "./scene.ts";

const house: ExteriorScene = {
  kind: "exterior",
  style: "nordic",
  building: "house",
  seed: 1,
  light: "day",
  season: "green",
};

/** Square pixels of each straight-edged path, by its corner points. */
function areasOf(svg: string): number[] {
  return [...svg.matchAll(/<path d="M([^"A-KN-Ya-z]+)Z" fill/g)].map(([, list = ""]) => {
    const points = list.split("L").map((pair) => pair.split(" ").map(Number));
    const twice = points.reduce((sum, [x = 0, y = 0], index) => {
      const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
      return sum + x * nextY - nextX * y;
    }, 0);
    return Math.abs(twice) / 2;
  });
}

test("the same scene gives the same picture, byte for byte", () => {
  const rooms: Scene[] = [
    { kind: "kitchen", style: "southern", seed: 2 },
    { kind: "bathroom", style: "nordic", seed: 4 },
  ];
  for (const scene of [house, ...rooms]) expect(sceneSvg(scene)).toBe(sceneSvg({ ...scene }));
});

/** The problems of a picture. */
function fieldErrorsOf(svg: string): string[] {
  return [
    ...(/NaN|undefined|Infinity/.test(svg) ? ["broken number"] : []),
    ...(svg.length > 500_000 ? ["too heavy"] : []),
    ...(Math.min(...areasOf(svg)) > 0 ? [] : ["shape without area"]),
    ...(/ r[xy]="0"|(?:width|height)="0"/.test(svg) ? ["element without size"] : []),
  ];
}

test("every shared scene is valid: no broken numbers, no empty shapes, light enough", () => {
  const unsound = demoScenes().flatMap((scene) =>
    fieldErrorsOf(sceneSvg(scene)).map((fieldError) => `${fieldError}: ${JSON.stringify(scene)}`),
  );
  expect(unsound).toEqual([]);
});

test("the hash depends on scene and renderer, not on the order of fields", () => {
  const { kind, style, building, seed, light, season } = house;
  const turned: ExteriorScene = { season, light, seed, building, style, kind };
  expect(sceneHash(house)).toMatch(/^[0-9a-f]{20}$/);
  expect(sceneHash(turned)).toBe(sceneHash(house));
  expect(sceneHash({ ...house, seed: 2 })).not.toBe(sceneHash(house));
  expect(sceneHash(house, RENDERER_VERSION + 1)).not.toBe(sceneHash(house));
});

test("demo listings share about 150 pictures", () => {
  const scenes = demoScenes();
  expect(scenes.length).toBeGreaterThan(140);
  expect(scenes.length).toBeLessThan(170);
  expect(new Set(scenes.map((scene) => sceneHash(scene))).size).toBe(scenes.length);
});

test("every picture has a placeholder colour before it is generated", () => {
  for (const scene of demoScenes()) expect(sceneColor(scene)).toMatch(/^#[0-9a-f]{6}$/);
});

test("stored scenes are valid, anything else is not", () => {
  expect(demoScenes().every((scene) => isScene(JSON.parse(JSON.stringify(scene))))).toBe(true);
  expect([null, 7, {}, { kind: "castle" }].some(isScene)).toBe(false);
});
