/** A corner of a drawn area in degrees, as `[lng, lat]` (D19). */
export type Corner = readonly [lng: number, lat: number];

/** The side of the line from `from` to `to` on which the point is: positive left, negative right, 0 on it. */
const side = (from: Corner, to: Corner, point: Corner): number =>
  Math.sign((to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]));

const isWithin = (from: Corner, to: Corner, point: Corner): boolean =>
  side(from, to, point) === 0 &&
  point[0] >= Math.min(from[0], to[0]) &&
  point[0] <= Math.max(from[0], to[0]) &&
  point[1] >= Math.min(from[1], to[1]) &&
  point[1] <= Math.max(from[1], to[1]);

const doMeet = (a: Corner, b: Corner, c: Corner, d: Corner): boolean =>
  (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) ||
  isWithin(a, b, c) ||
  isWithin(a, b, d) ||
  isWithin(c, d, a) ||
  isWithin(c, d, b);

type Edge = readonly [from: Corner, to: Corner];

const doEdgesMeet = (
  edges: readonly Edge[],
  isNeighbour: (one: number, other: number) => boolean,
) =>
  edges.some(([a, b], one) =>
    edges.some(([c, d], other) => other > one && !isNeighbour(one, other) && doMeet(a, b, c, d)),
  );

/** True where two edges of the ring that are not neighbours touch; the ring closes itself. */
export function isSelfCrossing(ring: readonly Corner[]): boolean {
  const edges = ring.map((from, index): Edge => [from, ring[(index + 1) % ring.length] ?? from]);
  return doEdgesMeet(
    edges,
    (one, other) => other === one + 1 || (one === 0 && other === edges.length - 1),
  );
}

/** True where an unfinished, open line touches itself. */
export function isLineCrossing(line: readonly Corner[]): boolean {
  const edges = line.slice(1).map((to, index): Edge => [line[index] ?? to, to]);
  return doEdgesMeet(edges, (one, other) => other === one + 1);
}

/** True where an edge would cross ±180° the short way: no region needs it, so it is rejected. */
export const isOverDateLine = (ring: readonly Corner[]): boolean =>
  ring.some((corner, index) => {
    const next = ring[(index + 1) % ring.length] ?? corner;
    return Math.abs(corner[0] - next[0]) > 180;
  });

/** False where all corners are on one line. */
export const hasArea = (ring: readonly Corner[]): boolean =>
  ring.some((corner) => ring[0] && ring[1] && side(ring[0], ring[1], corner) !== 0);
