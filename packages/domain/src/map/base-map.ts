/** Input of a region's built-in map; read once, when its site is built. */
export interface BaseMapSource {
  /** Bounds in degrees; anything outside is left out. */
  bounds: { west: number; south: number; east: number; north: number };
  /** ISO 3166 alpha-2 code of the country whose places are labelled. */
  country: string;
  /** ISO 3166 alpha-3 code of the country whose county or state borders are drawn. */
  areaLines: string;
  /** Areas of older data that are merged today: no border is drawn within a group. */
  mergedAreas: readonly (readonly string[])[];
  /** Cities labelled when zoomed out. */
  cities: readonly string[];
  /**
   * Towns labelled when the map shows a part of the country; smaller places are labelled when zoomed in
   * further.
   */
  towns: readonly string[];
}

/** 1 a city, 2 a town, 3 any other place. */
export type PlaceRank = 1 | 2 | 3;

/** The built-in map as it is sent: land and borders without streets, one file per region. */
export interface BaseMapData {
  /** Attribution of the data, as the map shows it. */
  attribution: string;
  /**
   * Land in tiles of a few degrees, each a flat list of `lng, lat` in thousandths of a degree: the first pair
   * is absolute, the others are relative to the pair before.
   */
  land: readonly (readonly number[])[];
  /** Borders of countries, encoded like `land`. */
  borders: readonly (readonly number[])[];
  /** Borders of counties or states, encoded like `land`. */
  areaLines: readonly (readonly number[])[];
  places: readonly (readonly [name: string, lat: number, lng: number, rank: PlaceRank])[];
}
