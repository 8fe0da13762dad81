import type { MapCluster, MapMarker } from "../map/pins/map-entries.ts";

const marker = (
  id: string,
  lat: number,
  lng: number,
  label: string,
  accessibleName: string,
  state: MapMarker["state"] = "new",
): MapMarker => ({ id, lat, lng, label, accessibleName, state, href: `#${id}` });

/** Demo homes north of Melbourne. */
export const demoMelbourne: readonly MapMarker[] = [
  marker("clarke", -37.7711, 145.0004, "$1.35m – 1.48m", "27 Clarke Street, Northcote"),
  marker("rossmoyne", -37.7592, 145.0021, "$1.12m – 1.23m", "8 Rossmoyne Street", "viewed"),
  marker("smith", -37.7766, 144.9946, "$815k", "12/45 Smith Street", "saved"),
  marker("barkly", -37.7634, 144.9939, "$980k", "64 Barkly Street"),
  marker("pender", -37.7741, 145.0098, "$1.25m", "15 Pender Street"),
  marker("bell", -37.7652, 145.0111, "$680k", "3/9 Bell Street", "viewed"),
  marker("separation", -37.7817, 145.0021, "$1.68m", "40 Separation Street", "saved"),
  marker("mckean", -37.7799, 144.9812, "$1.05m", "18 McKean Street"),
  marker("arthurton", -37.7711, 144.9859, "Ask", "77 Arthurton Road"),
];

/** Clusters around them. */
export const demoMelbourneClusters: readonly MapCluster[] = [
  cluster(-37.7528, 144.9888, 12),
  cluster(-37.7887, 144.9902, 46),
  cluster(-37.7877, 145.0118, 23),
  cluster(-37.7688, 144.9758, 9),
];

/** Demo homes in Oslo, two of them at one address. */
export const demoOslo: readonly MapMarker[] = [
  marker("storgata", 59.9153, 10.7527, "6,49 mill.", "Storgata 12, Oslo"),
  marker("thorvald", 59.9231, 10.7589, "5,25 mill.", "Thorvald Meyers gate 3, Oslo"),
  marker("sofies", 59.9222, 10.7373, "4,35 mill.", "Sofies gate 9, Oslo", "viewed"),
  marker("trondheimsveien", 59.9196, 10.7684, "5,89 mill.", "Trondheimsveien 20, Oslo", "saved"),
  marker("bygdoy1", 59.9125, 10.7214, "7,1 mill.", "Drammensveien 40 A, Oslo"),
  marker("bygdoy2", 59.9125, 10.7214, "3,95 mill.", "Drammensveien 40 B, Oslo", "viewed"),
];

/** Norway at a low zoom level. */
export const demoNorwayClusters: readonly MapCluster[] = [
  cluster(59.91, 10.75, 4_812),
  cluster(60.39, 5.32, 1_204),
  cluster(63.43, 10.39, 968),
  cluster(58.97, 5.73, 640),
  cluster(69.65, 18.96, 68),
  cluster(67.28, 14.4, 18),
];

function cluster(lat: number, lng: number, count: number): MapCluster {
  const bounds = { north: lat + 0.01, south: lat - 0.01, east: lng + 0.01, west: lng - 0.01 };
  return { lat, lng, count, bounds };
}
