import type { Place } from "@hjem/domain/place/place";

const norwegian = (geoId: string, name: string, count: number): Place => ({
  geoId,
  name,
  count,
  kind: "municipality",
  parent: "Trøndelag",
  location: { lat: 63.4, lng: 10.4 },
});

const australian = (geoId: string, name: string, count: number): Place => ({
  geoId,
  name,
  count,
  kind: "suburb",
  parent: "VIC",
  location: { lat: -37.8, lng: 145 },
});

/** Places of each region as in API responses; the numbers are made up. */
export const samplePlaces: Readonly<Record<string, readonly Place[]>> = {
  no: [
    norwegian("municipality:5001", "Trondheim", 1_351),
    norwegian("municipality:5031", "Malvik", 64),
    norwegian("municipality:5035", "Stjørdal", 118),
    norwegian("municipality:5028", "Melhus", 87),
  ],
  au: [
    australian("suburb:3071-thornbury", "Thornbury", 96),
    australian("suburb:3065-fitzroy", "Fitzroy", 141),
    australian("suburb:3056-brunswick", "Brunswick", 230),
  ],
};
