import { HEIGHT, WIDTH } from "../drawing/camera.ts";
import { randomFrom } from "../drawing/random.ts";
import type { FloorPlanScene, PlanRoomKind } from "../scene.ts";
import { drawFittings } from "./fittings.ts";
import { layOut, outerSides, type PlacedRoom, type PlanLayout } from "./layout.ts";
import { drawText, textWidth } from "./lettering.ts";
import { openingsOf, type PlanOpening } from "./openings.ts";
import type { RoomOnPlan, Side } from "./pen.ts";

const PAPER = "#fbfaf7";
const INK = "#2b3138";
const SOFT = "#4d565e";
const LINE = "#6b737b";

const FLOORS: Record<
  PlanRoomKind,
  { tint: string; pattern: "wood" | "tiles" | "decking" | "none" }
> = {
  living_room: { tint: "#faf3e6", pattern: "wood" },
  kitchen: { tint: "#f5f0e1", pattern: "wood" },
  dining_room: { tint: "#f8f1e2", pattern: "wood" },
  bedroom: { tint: "#eff3f6", pattern: "wood" },
  office: { tint: "#f0f2ea", pattern: "wood" },
  hall: { tint: "#f6f1e7", pattern: "wood" },
  bathroom: { tint: "#e2eff3", pattern: "tiles" },
  toilet: { tint: "#e2eff3", pattern: "tiles" },
  laundry: { tint: "#e8f0f1", pattern: "tiles" },
  storage: { tint: "#f1efe9", pattern: "none" },
  garage: { tint: "#eceded", pattern: "none" },
  balcony: { tint: "#eceae2", pattern: "decking" },
  terrace: { tint: "#eceae2", pattern: "decking" },
  other: { tint: "#f4f2ec", pattern: "none" },
};

const r = (value: number): number => Math.round(value * 10) / 10;

/** Pixels from metres. */
interface Drawing {
  metre: number;
  x: (metres: number) => number;
  y: (metres: number) => number;
}

type Language = FloorPlanScene["language"];

/** Label of the total area by language. */
const conventions: Readonly<Record<Language, { total: string; decimal: string }>> = {
  en: { total: "Total", decimal: "." },
  no: { total: "Totalt", decimal: "," },
};

/** Square metres in the listing's language, unrounded. */
function formatArea(area: number, language: Language): string {
  const digits = String(Math.round(area * 100) / 100);
  return `${digits.replace(".", conventions[language].decimal)} m²`;
}

function onPlan({ x, y, metre }: Drawing, one: PlacedRoom): RoomOnPlan {
  return {
    kind: one.room.kind,
    x: x(one.x),
    y: y(one.y),
    width: one.width * metre,
    height: one.height * metre,
    metre,
  };
}

function drawFloor(drawing: Drawing, one: PlacedRoom): string {
  const { tint, pattern } = FLOORS[one.room.kind];
  const { x, y, width, height, kind } = onPlan(drawing, one);
  const place = `x="${r(x)}" y="${r(y)}" width="${r(width)}" height="${r(height)}"`;
  const plain = `<rect data-room="${kind}" ${place} fill="${tint}"/>`;
  return pattern === "none" ? plain : `${plain}<rect ${place} fill="url(#${pattern})"/>`;
}

const OPPOSITE: Record<Side, Side> = { top: "bottom", bottom: "top", left: "right", right: "left" };

/** Whether a door opens through a side of a room. */
function hasDoor(one: PlacedRoom, side: Side, openings: readonly PlanOpening[]): boolean {
  const upright = side === "left" || side === "right";
  const [low, far] = upright ? [one.x, one.x + one.width] : [one.y, one.y + one.height];
  const at = side === "left" || side === "top" ? low : far;
  const [from, to] = upright ? [one.y, one.y + one.height] : [one.x, one.x + one.width];
  return openings.some(
    (opening) =>
      opening.kind !== "window" &&
      opening.upright === upright &&
      Math.abs(opening.at - at) < 0.01 &&
      opening.from < to &&
      from < opening.from + opening.length,
  );
}

/** The wall for the furniture: without a door, preferably outer and long. */
function wallFor(one: PlacedRoom, home: PlanLayout, openings: readonly PlanOpening[]): Side {
  const outer = outerSides(one, home);
  const isWide = one.width >= one.height;
  const isBed = one.room.kind === "bedroom";
  const score = (side: Side): number => {
    const isLevel = side === "top" || side === "bottom";
    const deep = isLevel ? one.height : one.width;
    return (
      (outer[side] ? 2 : 0) +
      (isLevel === isWide ? 1 : 0) -
      (hasDoor(one, side, openings) ? 6 : 0) -
      (hasDoor(one, OPPOSITE[side], openings) ? 1.5 : 0) -
      (isBed && deep < 2.7 ? 4 : 0)
    );
  };
  const sides: readonly Side[] = ["top", "left", "bottom", "right"];
  return sides.toSorted((a, b) => score(b) - score(a))[0] ?? "top";
}

/** The furniture of a room; doors stay free. */
function furnish(
  drawing: Drawing,
  home: PlanLayout,
  openings: readonly PlanOpening[],
  one: PlacedRoom,
): string {
  const isOutside = home.outside.includes(one);
  const wall = isOutside ? "top" : wallFor(one, home, openings);
  return drawFittings(onPlan(drawing, one), wall, {
    isFarFree: !hasDoor(one, OPPOSITE[wall], openings),
    isOnlyKitchen: !home.rooms.some(({ room }) => room.kind === "kitchen"),
  });
}

function drawLabel(drawing: Drawing, one: PlacedRoom, language: Language): string {
  const { x, y, width, height } = onPlan(drawing, one);
  const { label, area_m2 } = one.room;
  const widest = Math.max(40, width - 16);
  const size = Math.max(13, Math.min(27, (27 * widest) / textWidth(label, 27)));
  const small = Math.min(21, size * 0.82);
  const lift = one.room.kind === "bedroom" && height > 330 ? height * 0.12 : 0;
  const centre = [x + width / 2, y + height / 2 + lift] as const;
  const text = drawText(label, [centre[0], centre[1] - 2], size, { color: INK, halo: "#ffffff" });
  if (height < size + small + 14) return text;
  return (
    text +
    drawText(formatArea(area_m2, language), [centre[0], centre[1] + small + 6], small, {
      color: SOFT,
      halo: "#ffffff",
    })
  );
}

function drawOpening(
  { metre, x, y }: Drawing,
  { kind, upright, at, from, length, into }: PlanOpening,
): string {
  const path = (d: string, color: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  const long = r(length * metre);
  const [px, py] = upright ? [r(x(at)), r(y(from))] : [r(x(from)), r(y(at))];
  const along = upright ? `M${px} ${py}v${long}` : `M${px} ${py}h${long}`;
  if (kind === "window") return path(along, "#ffffff", 15) + path(along, "#7fa8c2", 5);
  if (kind === "glass_door")
    return (
      path(along, "#ffffff", 17) +
      path(along, "#7fa8c2", 3) +
      path(
        upright ? `M${px} ${r(py + long / 2)}h0.1` : `M${r(px + long / 2)} ${py - 8}v16`,
        "#7fa8c2",
        3,
      )
    );
  const gap = path(along, kind === "entrance" ? PAPER : "#faf6ec", kind === "entrance" ? 22 : 15);
  if (kind === "opening") return gap;
  const swing = long * into;
  const leaf = upright
    ? `M${px} ${py}h${r(swing)}A${long} ${long} 0 0 ${into > 0 ? 1 : 0} ${px} ${r(py + long)}`
    : `M${px} ${py}v${r(swing)}A${long} ${long} 0 0 ${into > 0 ? 0 : 1} ${r(px + long)} ${py}`;
  return gap + path(leaf, LINE, 2.5);
}

function drawWalls(drawing: Drawing, home: PlanLayout): string {
  const { metre, x, y } = drawing;
  const inner = home.rooms
    .map(
      (one) =>
        `M${r(x(one.x))} ${r(y(one.y))}h${r(one.width * metre)}v${r(one.height * metre)}h${r(-one.width * metre)}Z`,
    )
    .join("");
  const rails = home.outside
    .map(
      (one) =>
        `M${r(x(one.x))} ${r(y(one.y))}h${r(one.width * metre)}v${r(one.height * metre)}h${r(-one.width * metre)}Z`,
    )
    .join("");
  return `<path d="${rails}" fill="none" stroke="${INK}" stroke-width="5"/><path d="${inner}" fill="none" stroke="${INK}" stroke-width="10"/><rect x="${r(x(0))}" y="${r(y(0))}" width="${r(home.width * metre)}" height="${r(home.height * metre)}" fill="none" stroke="${INK}" stroke-width="20" stroke-linejoin="miter"/>`;
}

function drawFoot({ metre }: Drawing, { totalArea, language }: FloorPlanScene): string {
  const y = HEIGHT - 62;
  const step = r(metre);
  const marks = [0, 1, 2, 3, 4].map((mark) => `M${r(mark * metre)} -9v18`).join("");
  const total = `${conventions[language].total} ${formatArea(totalArea, language)}`;
  const width = textWidth(total, 28);
  return `<g transform="translate(96 ${y})"><path d="M0 0h${r(metre * 4)}${marks}" fill="none" stroke="${INK}" stroke-width="2.5"/><rect y="-5" width="${step}" height="10" fill="${INK}"/><rect x="${r(metre * 2)}" y="-5" width="${step}" height="10" fill="${INK}"/></g>${drawText("0", [96, y - 18], 19, { color: SOFT })}${drawText("4 m", [96 + metre * 4, y - 18], 19, { color: SOFT })}${drawText(total, [WIDTH - 96 - width / 2, y + 9], 28, { color: INK })}`;
}

const patterns = (metre: number): string =>
  `<pattern id="wood" width="${r(metre * 1.2)}" height="${r(metre * 0.28)}" patternUnits="userSpaceOnUse"><path d="M0 0H${r(metre * 1.2)}M${r(metre * 0.4)} 0V${r(metre * 0.14)}M0 ${r(metre * 0.14)}H${r(metre * 1.2)}M${r(metre)} ${r(metre * 0.14)}V${r(metre * 0.28)}" stroke="#d8c6a4" stroke-width="1" opacity=".5" fill="none"/></pattern><pattern id="tiles" width="${r(metre * 0.3)}" height="${r(metre * 0.3)}" patternUnits="userSpaceOnUse"><path d="M0 0H${r(metre * 0.3)}M0 0V${r(metre * 0.3)}" stroke="#b7ccd4" stroke-width="1.2" fill="none"/></pattern><pattern id="decking" width="${r(metre)}" height="${r(metre * 0.14)}" patternUnits="userSpaceOnUse"><path d="M0 0H${r(metre)}" stroke="#cfcabd" stroke-width="1.5" fill="none"/></pattern>`;

/** Draws a plan of the given rooms: their own labels and areas, to scale. */
export function drawFloorPlan(scene: FloorPlanScene): string {
  const random = randomFrom(`floorplan ${scene.style} ${scene.seed} ${scene.rooms.length}`);
  const home = layOut(scene.rooms, random);
  const wide = Math.max(home.width, ...home.outside.map((one) => one.x + one.width));
  const tall = Math.max(home.height, ...home.outside.map((one) => one.y + one.height));
  const metre = Math.min(1400 / wide, 970 / tall, 230);
  const left = (WIDTH - wide * metre) / 2;
  const top = (HEIGHT - 130 - tall * metre) / 2 + 14;
  const drawing: Drawing = {
    metre,
    x: (value) => left + value * metre,
    y: (value) => top + value * metre,
  };
  const all = [...home.rooms, ...home.outside];
  const openings = openingsOf(home);
  const body = [
    ...all.map((one) => drawFloor(drawing, one)),
    ...all.map((one) => furnish(drawing, home, openings, one)),
    drawWalls(drawing, home),
    ...openings.map((opening) => drawOpening(drawing, opening)),
    ...all.map((one) => drawLabel(drawing, one, scene.language)),
    drawFoot(drawing, scene),
  ].join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${patterns(metre)}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${body}</svg>`;
}
