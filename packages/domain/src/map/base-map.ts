/** What a region's built-in map is made of; read once, when its site is built. */
export interface BaseMapSource {
  /** Frame in degrees; what lies outside is left out. */
  bounds: { west: number; south: number; east: number; north: number };
  /** ISO 3166 alpha-2 code of the country whose places are named. */
  country: string;
  /** ISO 3166 alpha-3 code of the country whose counties or states are parted by lines. */
  areaLines: string;
  /** Areas of older data that are one today: no line is drawn between those of a group. */
  mergedAreas: readonly (readonly string[])[];
  /** Cities named from afar. */
  cities: readonly string[];
  /** Towns named when the map shows a part of the country; smaller places come after them. */
  towns: readonly string[];
}

/** 1 a city, 2 a town, 3 any other place. */
export type PlaceRank = 1 | 2 | 3;

/** The built-in map as it travels: land and lines without streets, one file per region. */
export interface BaseMapData {
  /** Attribution of the data, as the map shows it. */
  attribution: string;
  /**
   * Land in pieces of a few degrees, each a flat list of `lng, lat` in thousandths of a degree: the
   * first pair stands, the others are steps from the pair before.
   */
  land: readonly (readonly number[])[];
  /** Lines between countries, written as `land`. */
  borders: readonly (readonly number[])[];
  /** Lines between counties or states, written as `land`. */
  areaLines: readonly (readonly number[])[];
  places: readonly (readonly [name: string, lat: number, lng: number, rank: PlaceRank])[];
}
