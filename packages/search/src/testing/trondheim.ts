import type { Place } from "@hjem/domain/place/place";

/** Trondheim as in API responses; the number is made up. */
export const trondheim: Place = {
  geoId: "municipality:5001",
  kind: "municipality",
  name: "Trondheim",
  parent: "Trøndelag",
  count: 135,
  location: { lat: 63.4, lng: 10.4 },
};
