/** A place on earth in degrees. */
export interface MapPoint {
  lat: number;
  lng: number;
}

/** A frame of the map in degrees. */
export interface MapBounds {
  north: number;
  east: number;
  south: number;
  west: number;
}
