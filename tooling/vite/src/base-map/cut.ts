/** A point in degrees. */
export type Point = readonly [lng: number, lat: number];

/** A frame in degrees. */
export interface Frame {
  west: number;
  south: number;
  east: number;
  north: number;
}

type Side = { isInside: (point: Point) => boolean; cross: (from: Point, to: Point) => Point };

const onMeridian = (lng: number, isInside: Side["isInside"]): Side => ({
  isInside,
  cross: ([x1, y1], [x2, y2]) => [lng, y1 + ((lng - x1) / (x2 - x1)) * (y2 - y1)],
});

const onParallel = (lat: number, isInside: Side["isInside"]): Side => ({
  isInside,
  cross: ([x1, y1], [x2, y2]) => [x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1), lat],
});

const sidesOf = ({ west, south, east, north }: Frame): Side[] => [
  onMeridian(west, ([lng]) => lng >= west),
  onMeridian(east, ([lng]) => lng <= east),
  onParallel(south, ([, lat]) => lat >= south),
  onParallel(north, ([, lat]) => lat <= north),
];

function cutAtSide(ring: readonly Point[], { isInside, cross }: Side): readonly Point[] {
  // Most rings are entirely on one side: these are handled before any point is copied.
  if (ring.every(isInside)) return ring;
  if (!ring.some(isInside)) return [];
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const isIn = isInside(point);
    const entry = isIn === isInside(before) ? [] : [cross(before, point)];
    return isIn ? [...entry, point] : entry;
  });
}

/** The part of a ring within the frame; parts outside are replaced by edges along the frame. */
export const cutRing = (ring: readonly Point[], frame: Frame): readonly Point[] =>
  sidesOf(frame).reduce(cutAtSide, ring);

/** The segments of a line within the frame, each with one point outside at either end. */
export function cutLine(line: readonly Point[], frame: Frame): Point[][] {
  const isIn = (point: Point | undefined) =>
    point !== undefined && sidesOf(frame).every(({ isInside }) => isInside(point));
  const stretches: Point[][] = [];
  let open: Point[] | undefined;
  line.forEach((point, index) => {
    if (!isIn(point) && !isIn(line[index - 1]) && !isIn(line[index + 1])) {
      open = undefined;
      return;
    }
    if (!open) stretches.push((open = []));
    open.push(point);
  });
  return stretches.filter(({ length }) => length > 1);
}

/**
 * Unwraps a ring that crosses ±180°: the jump in longitude would draw a false
 * band of land across the map.
 */
export function withoutJump(ring: readonly Point[]): Point[] {
  let turns = 0;
  return ring.map(([lng, lat], index) => {
    const step = lng - (ring[index - 1]?.[0] ?? lng);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [lng + turns * 360, lat];
  });
}
