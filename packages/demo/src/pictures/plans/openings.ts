import {
  DOOR_WALL_METRES,
  isWayThrough,
  outerSides,
  sharedWall,
  type PlacedRoom,
  type PlanLayout,
  type SharedWall,
} from "./layout.ts";

/** An opening in a wall: a door with its swing, a wide opening, or a window. Metres. */
export interface PlanOpening {
  kind: "door" | "opening" | "window" | "entrance" | "glass_door";
  upright: boolean;
  at: number;
  from: number;
  length: number;
  /** Direction in which a door swings: to larger or smaller x (vertical wall) or y. */
  into: 1 | -1;
}

const LEAF = 0.85;

/** Rooms from which others are entered, preferred first. */
const LEADS: readonly PlacedRoom["room"]["kind"][] = [
  "hall",
  "living_room",
  "kitchen",
  "dining_room",
  "laundry",
  "bedroom",
  "office",
  "other",
];

/** Neighbours of each room by a wall long enough for a door. */
function joins(rooms: readonly PlacedRoom[]) {
  return rooms.map((one) =>
    rooms.flatMap((other, index) => {
      const wall = other === one ? undefined : sharedWall(one, other);
      return wall && wall.to - wall.from >= LEAF + 0.1 ? [{ index, wall }] : [];
    }),
  );
}

function between(wall: SharedWall, into: 1 | -1, isOpen: boolean): PlanOpening {
  const span = wall.to - wall.from;
  if (isOpen) {
    const length = Math.min(span - 0.3, span * 0.7);
    return {
      kind: "opening",
      upright: wall.upright,
      at: wall.at,
      from: wall.from + (span - length) / 2,
      length,
      into,
    };
  }
  const length = Math.min(LEAF, span - 0.1);
  const from = wall.from + (span > 2 ? 0.25 : (span - length) / 2);
  return { kind: "door", upright: wall.upright, at: wall.at, from, length, into };
}

const areOpen = (a: PlacedRoom, b: PlacedRoom): boolean => {
  const kinds = [a.room.kind, b.room.kind];
  const isSocial = (kind: string) =>
    kind === "living_room" || kind === "kitchen" || kind === "dining_room";
  return kinds.every(isSocial);
};

/** Cost of a door between two rooms: open-plan rooms are joined first, bedrooms are passed through last. */
function reluctance(from: PlacedRoom, to: PlacedRoom): number {
  if (areOpen(from, to)) return 0;
  const isSocial = to.room.kind === "kitchen" || to.room.kind === "dining_room";
  if (from.room.kind === "hall") return to.room.kind === "living_room" ? 1 : isSocial ? 3 : 2;
  const rank = LEADS.indexOf(from.room.kind);
  return 4 + (rank < 0 ? LEADS.length : rank);
}

/** Doors, so that every room can be reached from the hall. */
function doors({ rooms }: PlanLayout): PlanOpening[] {
  const hasHall = rooms.some(({ room }) => room.kind === "hall");
  const neighbours = joins(rooms);
  const isStart = ({ room }: PlacedRoom) => isWayThrough(room.kind, hasHall);
  const reached = new Set([Math.max(0, rooms.findIndex(isStart))]);
  const openings: PlanOpening[] = [];
  for (;;) {
    const passages = [...reached].flatMap((index) =>
      (neighbours[index] ?? []).flatMap(({ index: next, wall }) => {
        const [from, to] = [rooms[index], rooms[next]];
        return from && to && !reached.has(next)
          ? [{ from, to, next, wall, cost: reluctance(from, to) }]
          : [];
      }),
    );
    const [passage] = passages.toSorted((a, b) => a.cost - b.cost);
    if (!passage) return openings;
    const { from, to, next, wall } = passage;
    reached.add(next);
    const isAfter = wall.upright
      ? to.x >= from.x + from.width - 0.001
      : to.y >= from.y + from.height - 0.001;
    openings.push(between(wall, isAfter ? 1 : -1, areOpen(from, to)));
  }
}

function windowsOf(one: PlacedRoom, home: PlanLayout): PlanOpening[] {
  const { kind } = one.room;
  if (kind === "hall" || kind === "storage" || kind === "garage") return [];
  const sides = outerSides(one, home);
  const share = kind === "bathroom" || kind === "toilet" || kind === "laundry" ? 0.3 : 0.52;
  const level = (at: number, into: 1 | -1): PlanOpening => {
    const length = Math.min(3, one.width * share);
    return {
      kind: "window",
      upright: false,
      at,
      from: one.x + (one.width - length) / 2,
      length,
      into,
    };
  };
  const upright = (at: number, into: 1 | -1): PlanOpening => {
    const length = Math.min(3, one.height * share);
    return {
      kind: "window",
      upright: true,
      at,
      from: one.y + (one.height - length) / 2,
      length,
      into,
    };
  };
  return [
    ...(sides.top ? [level(0, 1)] : []),
    ...(sides.bottom ? [level(home.height, -1)] : []),
    ...(sides.left ? [upright(0, 1)] : []),
    ...(sides.right ? [upright(home.width, -1)] : []),
  ];
}

/** The entrance: in the hall's longest outer wall, else the living room's. */
function entrance(home: PlanLayout): PlanOpening | undefined {
  const hasHall = home.rooms.some(({ room }) => room.kind === "hall");
  const host =
    home.rooms.find(
      (one) => one.room.kind === "hall" && Object.values(outerSides(one, home)).some(Boolean),
    ) ??
    home.rooms.find(
      (one) => isWayThrough(one.room.kind, hasHall) || one.room.kind === "living_room",
    );
  if (!host) return undefined;
  const sides = outerSides(host, home);
  const length = Math.min(0.95, Math.max(host.width, host.height) - 0.2);
  if (host.width < DOOR_WALL_METRES * 0.7 || host.height < 0.7) return undefined;
  if (sides.left || sides.right) {
    const from = host.y + Math.max(0.1, Math.min(0.35, host.height - length - 0.1));
    return {
      kind: "entrance",
      upright: true,
      at: sides.left ? 0 : home.width,
      from,
      length: Math.min(length, host.height - 0.2),
      into: sides.left ? 1 : -1,
    };
  }
  if (sides.top || sides.bottom) {
    const from = host.x + Math.max(0.1, Math.min(0.35, host.width - length - 0.1));
    return {
      kind: "entrance",
      upright: false,
      at: sides.top ? 0 : home.height,
      from,
      length: Math.min(length, host.width - 0.2),
      into: sides.top ? 1 : -1,
    };
  }
  return undefined;
}

/** All openings of a plan: doors, windows, the entrance, and doors to balconies. */
export function openingsOf(home: PlanLayout): PlanOpening[] {
  const front = entrance(home);
  const meetsFront = (opening: PlanOpening) =>
    front !== undefined &&
    opening.upright === front.upright &&
    Math.abs(opening.at - front.at) < 0.01 &&
    opening.from < front.from + front.length &&
    front.from < opening.from + opening.length;
  const glass = home.outside.map((one): PlanOpening => {
    const isBelow = one.y >= home.height - 0.001;
    const length = Math.min(1.8, (isBelow ? one.width : one.height) * 0.6);
    return {
      kind: "glass_door",
      upright: !isBelow,
      at: isBelow ? home.height : home.width,
      from: (isBelow ? one.x : one.y) + 0.35,
      length,
      into: 1,
    };
  });
  const windows = home.rooms
    .flatMap((one) => windowsOf(one, home))
    .filter(
      (window) =>
        !meetsFront(window) &&
        !glass.some(
          (door) =>
            door.upright === window.upright &&
            Math.abs(door.at - window.at) < 0.01 &&
            window.from < door.from + door.length + 0.1 &&
            door.from < window.from + window.length + 0.1,
        ),
    );
  return [...windows, ...doors(home), ...glass, ...(front ? [front] : [])];
}
