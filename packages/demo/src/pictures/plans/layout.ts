import type { Random } from "../drawing/random.ts";
import type { PlanRoom, PlanRoomKind } from "../scene.ts";

/** A room's place in the plan, in metres; its area is the given one. */
export interface PlacedRoom {
  room: PlanRoom;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The whole home: rooms that tile one rectangle, and balconies and terraces outside it. */
export interface PlanLayout {
  width: number;
  height: number;
  rooms: readonly PlacedRoom[];
  outside: readonly PlacedRoom[];
}

const OUTSIDE: ReadonlySet<PlanRoomKind> = new Set(["balcony", "terrace"]);
const NEEDS_WINDOW: ReadonlySet<PlanRoomKind> = new Set([
  "living_room",
  "bedroom",
  "kitchen",
  "dining_room",
  "office",
]);
/** Maximum ratio of a room's sides. */
const LONGEST: Partial<Record<PlanRoomKind, number>> = { hall: 4, storage: 2.2, garage: 1.9 };
const LONGEST_OTHERWISE = 1.7;
/** Metres of common wall that a door takes. */
export const DOOR_WALL_METRES = 1;
const TRIES = 2500;

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const areaOf = (rooms: readonly PlanRoom[]): number =>
  rooms.reduce((sum, room) => sum + Math.max(0.5, room.area_m2), 0);

/** Divides a frame recursively by area, at random places and in random directions. */
function slice(random: Random, rooms: readonly PlanRoom[], frame: Frame): PlacedRoom[] {
  const [only] = rooms;
  if (rooms.length === 1 && only) return [{ room: only, ...frame }];
  const cut = 1 + Math.floor(random() * (rooms.length - 1));
  const [first, rest] = [rooms.slice(0, cut), rooms.slice(cut)];
  const share = areaOf(first) / areaOf(rooms);
  const isAcross = random() < frame.width / (frame.width + frame.height) + 0.1;
  const { x, y, width, height } = frame;
  return isAcross
    ? [
        ...slice(random, first, { x, y, width: width * share, height }),
        ...slice(random, rest, { x: x + width * share, y, width: width * (1 - share), height }),
      ]
    : [
        ...slice(random, first, { x, y, width, height: height * share }),
        ...slice(random, rest, { x, y: y + height * share, width, height: height * (1 - share) }),
      ];
}

/** A wall segment: vertical with `at` as its x, or horizontal with `at` as its y. */
export interface SharedWall {
  upright: boolean;
  at: number;
  from: number;
  to: number;
}

const CLOSE = 1e-6;

/** The wall two rooms have in common, if any. */
export function sharedWall(a: PlacedRoom, b: PlacedRoom): SharedWall | undefined {
  const overlap = (a0: number, a1: number, b0: number, b1: number) =>
    [Math.max(a0, b0), Math.min(a1, b1)] as const;
  for (const [left, right] of [
    [a, b],
    [b, a],
  ] as const) {
    if (Math.abs(left.x + left.width - right.x) < CLOSE) {
      const [from, to] = overlap(left.y, left.y + left.height, right.y, right.y + right.height);
      if (to > from) return { upright: true, at: right.x, from, to };
    }
    if (Math.abs(left.y + left.height - right.y) < CLOSE) {
      const [from, to] = overlap(left.x, left.x + left.width, right.x, right.x + right.width);
      if (to > from) return { upright: false, at: right.y, from, to };
    }
  }
  return undefined;
}

/** Which sides of a room are outer walls. */
export const outerSides = (
  { x, y, width, height }: Frame,
  home: { width: number; height: number },
) => ({
  left: x < CLOSE,
  top: y < CLOSE,
  right: x + width > home.width - CLOSE,
  bottom: y + height > home.height - CLOSE,
});

/** Scores how many rooms can be entered from the hall, or from the living room if there is none. */
export const isWayThrough = (kind: PlanRoomKind, hasHall: boolean): boolean =>
  kind === "hall" || (!hasHall && kind === "living_room");

function flaws(placed: readonly PlacedRoom[], home: { width: number; height: number }): number {
  const hasHall = placed.some(({ room }) => room.kind === "hall");
  const passages = placed.filter(({ room }) => isWayThrough(room.kind, hasHall));
  const kitchens = placed.filter(({ room }) => room.kind === "kitchen");
  let sum = 0;
  for (const one of placed) {
    const { kind } = one.room;
    const ratio = Math.max(one.width / one.height, one.height / one.width);
    const longest = LONGEST[kind] ?? LONGEST_OTHERWISE;
    sum += Math.max(0, ratio - longest) ** 2 * 4 + ratio * 0.15;
    const outer = Object.values(outerSides(one, home)).filter(Boolean).length;
    if (NEEDS_WINDOW.has(kind) && outer === 0) sum += 9;
    if (kind === "hall" && outer === 0) sum += 3;
    if (Math.min(one.width, one.height) < 1.1) sum += 2;
    const meets = (other: PlacedRoom) => {
      const wall = other === one ? undefined : sharedWall(one, other);
      return wall !== undefined && wall.to - wall.from > DOOR_WALL_METRES;
    };
    if (!passages.includes(one) && !passages.some(meets)) {
      const isThroughKitchen = kind === "storage" || kind === "laundry" || kind === "dining_room";
      sum += isThroughKitchen && kitchens.some(meets) ? 1 : kind === "kitchen" ? 3 : 12;
    }
    if (kind === "living_room" && kitchens.length > 0 && !kitchens.some(meets)) sum += 4;
  }
  return sum;
}

/** Places balconies and terraces along the lower or right outer wall of the living room. */
function attach(
  outside: readonly PlanRoom[],
  placed: readonly PlacedRoom[],
  home: Frame,
): PlacedRoom[] {
  const host = placed.find(({ room }) => room.kind === "living_room") ?? placed[0];
  if (!host) return [];
  const sides = outerSides(host, home);
  let along = 0;
  return outside.map((room) => {
    const isBelow = sides.bottom || !sides.right;
    const reach = isBelow ? home.width : home.height;
    const start = (isBelow ? host.x : host.y) + along;
    const wanted = Math.max(1.6, isBelow ? host.width : host.height) * 0.82;
    const length = Math.min(reach, Math.max(wanted, room.area_m2 / 2.6));
    const from = Math.max(0, Math.min(start, reach - length));
    const deep = Math.max(0.5, room.area_m2) / length;
    along += length;
    return isBelow
      ? { room, x: from, y: home.height, width: length, height: deep }
      : { room, x: home.width, y: from, width: deep, height: length };
  });
}

/** Arranges a listing's rooms: the best of many slicings, the same for the same seed. */
export function layOut(rooms: readonly PlanRoom[], random: Random): PlanLayout {
  const inside = rooms.filter(({ kind }) => !OUTSIDE.has(kind));
  const indoors = inside.length > 0 ? inside : rooms;
  const area = areaOf(indoors);
  let best: { placed: PlacedRoom[]; home: Frame; flaws: number } | undefined;
  for (let round = 0; round < TRIES; round++) {
    const ratio = 1.05 + random() * 0.45;
    const home: Frame = {
      x: 0,
      y: 0,
      width: Math.sqrt(area * ratio),
      height: Math.sqrt(area / ratio),
    };
    const order = indoors
      .map((room) => ({ room, key: random() }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ room }) => room);
    const placed = slice(random, order, home);
    const count = flaws(placed, home);
    if (!best || count < best.flaws) best = { placed, home, flaws: count };
  }
  const { placed, home } = best ?? { placed: [], home: { x: 0, y: 0, width: 1, height: 1 } };
  const outside = inside.length > 0 ? rooms.filter(({ kind }) => OUTSIDE.has(kind)) : [];
  return {
    width: home.width,
    height: home.height,
    rooms: placed,
    outside: attach(outside, placed, home),
  };
}
