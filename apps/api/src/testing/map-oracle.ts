import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { Facts } from "./listing-facts.ts";
import type { SearchOracle } from "./search-oracle.ts";

/** A group on the map; `home` is the id of the listing in a group of one. */
interface OracleGroup {
  /** Number along the Z curve: the bits of the column at the even places, those of the row at the odd ones. */
  cell: number;
  count: number;
  /** Sums of positions in millionths of a degree. */
  latSum: number;
  lngSum: number;
  north: number;
  south: number;
  west: number;
  east: number;
  home: string | null;
}

/** The map knows 2^26 columns and as many rows. */
const FINEST = 2 ** 26;
/** Pixels of the map at zoom 0, and minimum size of a cell. */
const [WORLD_PIXELS, CELL_PIXELS] = [256, 64];
const CELLS_MAX = 100;

/** Distance of a point from the left of the Mercator map, as a share of its width. */
const fromLeft = (lng: number): number => (lng + 180) / 360;

/** Distance of a point from the top. */
const fromTop = (lat: number): number =>
  0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);

type Frame = Pick<OracleGroup, "north" | "south" | "west" | "east">;

const frameAround = (found: readonly Facts[]): Frame => {
  const points = found.map(({ listing }) => listing.address.coordinates);
  return {
    north: Math.max(...points.map(({ lat }) => lat)),
    south: Math.min(...points.map(({ lat }) => lat)),
    west: Math.min(...points.map(({ lng }) => lng)),
    east: Math.max(...points.map(({ lng }) => lng)),
  };
};

const requestedFrame = (request: SearchRequest): Frame | null => {
  const { locationTopLeftLat: north, locationTopLeftLng: west } = request;
  const { locationBottomRightLat: south, locationBottomRightLng: east } = request;
  return [north, south, west, east].includes(undefined)
    ? null
    : { north: north!, south: south!, west: west!, east: east! };
};

/** Cells from one side of the map to the other: none narrower than 64 pixels, no more than 100 in the frame. */
const cellsAcross = ({ north, south, west, east }: Frame, zoom: number | undefined): number => {
  const atZoom = zoom === undefined ? FINEST : (WORLD_PIXELS * 2 ** Math.floor(zoom)) / CELL_PIXELS;
  let across = Math.min(FINEST, atZoom);
  const cells = (from: number, to: number) =>
    Math.floor(to * across) - Math.floor(from * across) + 1;
  while (
    cells(fromLeft(west), fromLeft(east)) * cells(fromTop(north), fromTop(south)) >
    CELLS_MAX
  ) {
    across /= 2;
  }
  return across;
};

const cellNumber = (x: number, y: number): number => {
  let cell = 0;
  for (let bit = 0; bit < 26; bit += 1) {
    const place = 2 ** bit;
    cell += ((Math.floor(x / place) % 2) + (Math.floor(y / place) % 2) * 2) * place * place;
  }
  return cell;
};

/** The groups on the map in the order of their cells, by laying every match into its cell. */
export const groupsByBruteForce = (oracle: SearchOracle, request: SearchRequest): OracleGroup[] => {
  const found = oracle.find(request);
  if (found.length === 0) return [];
  const across = cellsAcross(requestedFrame(request) ?? frameAround(found), request.zoomLevel);
  const byCell = Map.groupBy(found, ({ listing }) => {
    const { lat, lng } = listing.address.coordinates;
    return cellNumber(Math.floor(fromLeft(lng) * across), Math.floor(fromTop(lat) * across));
  });
  return [...byCell]
    .map(([cell, group]) => {
      const points = group.map(({ listing }) => listing.address.coordinates);
      const sum = (degrees: readonly number[]) =>
        degrees.reduce((total, each) => total + Math.round(each * 1e6), 0);
      return {
        cell,
        count: group.length,
        latSum: sum(points.map(({ lat }) => lat)),
        lngSum: sum(points.map(({ lng }) => lng)),
        ...frameAround(group),
        home: group.length === 1 ? group[0]!.listing.id : null,
      };
    })
    .toSorted((one, other) => one.cell - other.cell);
};
