/**
 * Places on a square of 2^26 x 2^26 cells (web mercator, 0.6 m at the equator), numbered along a Z curve: near things get
 * near numbers, so that a box is a few number ranges for an ordinary index. 52 bits fit a JavaScript number.
 */
export const AXIS_BITS = 26;
const AXIS = 2 ** AXIS_BITS;
const HALF_BITS = 13;
const HALF = 2 ** HALF_BITS;
/** Beyond this latitude the mercator square ends. */
const LATITUDE_MAX = 85.05112878;

const clampToAxis = (cell: number): number => Math.min(AXIS - 1, Math.max(0, Math.floor(cell)));

/** Column of the cells in which a longitude lies. */
export const column = (lng: number): number => clampToAxis(((lng + 180) / 360) * AXIS);

/** Row of the cells in which a latitude lies, from the north. */
export const row = (lat: number): number => {
  const radians = (Math.min(LATITUDE_MAX, Math.max(-LATITUDE_MAX, lat)) * Math.PI) / 180;
  return clampToAxis(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * AXIS);
};

/** Moves the 13 bits of a number to its even places. */
const spread = (bits: number): number => {
  let spreaded = bits;
  spreaded = (spreaded | (spreaded << 8)) & 0x00ff00ff;
  spreaded = (spreaded | (spreaded << 4)) & 0x0f0f0f0f;
  spreaded = (spreaded | (spreaded << 2)) & 0x33333333;
  return (spreaded | (spreaded << 1)) & 0x55555555;
};

const interleave = (x: number, y: number): number => {
  const high = spread(Math.floor(x / HALF)) | (spread(Math.floor(y / HALF)) << 1);
  const low = spread(x % HALF) | (spread(y % HALF) << 1);
  return high * AXIS + low;
};

/** The number of the cell in which a point lies. */
export const cellOf = ({ lat, lng }: { lat: number; lng: number }): number =>
  interleave(column(lng), row(lat));

/** Degrees; `west` is less than `east`. */
export interface Box {
  north: number;
  south: number;
  west: number;
  east: number;
}

/** A run of cell numbers, both ends included. */
export type CellRange = readonly [first: number, last: number];

/** More ranges than this cost the planner more than they save. */
const RANGES_MAX = 16;

interface Square {
  x: number;
  y: number;
  /** The side as a power of two. */
  level: number;
}

const rangesOf = (squares: readonly Square[]): CellRange[] => {
  const ranges = squares
    .map(({ x, y, level }): [number, number] => {
      const first = interleave(x * 2 ** level, y * 2 ** level);
      return [first, first + 4 ** level - 1];
    })
    .toSorted((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && last[1] + 1 >= range[0]) last[1] = Math.max(last[1], range[1]);
    else merged.push(range);
  }
  return merged;
};

/** At most 16 runs of cells that together cover the box; what lies beyond its edges is left to an exact check. */
export const rangesOfBox = (box: Box): readonly CellRange[] => {
  const [left, right] = [column(box.west), column(box.east)];
  const [top, bottom] = [row(box.north), row(box.south)];
  const touches = ({ x, y, level }: Square) => {
    const side = 2 ** level;
    return x * side <= right && (x + 1) * side > left && y * side <= bottom && (y + 1) * side > top;
  };
  const isInside = ({ x, y, level }: Square) => {
    const side = 2 ** level;
    return (
      x * side >= left &&
      (x + 1) * side - 1 <= right &&
      y * side >= top &&
      (y + 1) * side - 1 <= bottom
    );
  };
  const quarters = ({ x, y, level }: Square): Square[] =>
    [0, 1].flatMap((dy) =>
      [0, 1].map((dx) => ({ x: x * 2 + dx, y: y * 2 + dy, level: level - 1 })),
    );

  let ranges: CellRange[] = rangesOf([{ x: 0, y: 0, level: AXIS_BITS }]);
  let squares: Square[] = [{ x: 0, y: 0, level: AXIS_BITS }];
  for (let level = AXIS_BITS; level > 0; level--) {
    const next = squares.flatMap((square) =>
      square.level === level && !isInside(square) ? quarters(square).filter(touches) : [square],
    );
    const nextRanges = rangesOf(next);
    if (nextRanges.length > RANGES_MAX) break;
    squares = next;
    ranges = nextRanges;
  }
  return ranges;
};

const degreesOfColumn = (x: number): number => (x / AXIS) * 360 - 180;

const degreesOfRow = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / AXIS))) * 180) / Math.PI;

/** Takes the even bits of a number together: `spread` back. */
const gather = (bits: number): number => {
  let gathered = bits & 0x55555555;
  gathered = (gathered | (gathered >>> 1)) & 0x33333333;
  gathered = (gathered | (gathered >>> 2)) & 0x0f0f0f0f;
  gathered = (gathered | (gathered >>> 4)) & 0x00ff00ff;
  return (gathered | (gathered >>> 8)) & 0x0000ffff;
};

/**
 * The frame of the `cell`-th square of a level (2^level cells wide), widened by `margin` degrees; squares at the rim of
 * the map reach to the poles, since points beyond are numbered as if they lay there.
 */
export const boxOfCell = (cell: number, level: number, margin: number): Box => {
  const [high, low] = [Math.floor(cell / AXIS), cell % AXIS];
  const x = (gather(high) * HALF + gather(low)) * 2 ** level;
  const y = (gather(high >>> 1) * HALF + gather(low >>> 1)) * 2 ** level;
  const side = 2 ** level;
  return {
    north: y === 0 ? 90 : degreesOfRow(y) + margin,
    south: y + side >= AXIS ? -90 : degreesOfRow(y + side) - margin,
    west: x === 0 ? -180 : degreesOfColumn(x) - margin,
    east: x + side >= AXIS ? 180 : degreesOfColumn(x + side) + margin,
  };
};
