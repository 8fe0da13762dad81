import type { DemoStop } from "../ports.ts";
import { randomOf } from "../random.ts";
import type { Settlement } from "./settlement.ts";
import { pointAt } from "./settlement.ts";
import { settlementsOf } from "./settlements.ts";

const perSettlement = { city: 16, town: 10, village: 3 } as const;

/** Landmarks for names of stops, in the region's language. */
const landmarks: Readonly<Record<string, readonly string[]>> = {
  no: [
    "sentrum",
    "skole",
    "torg",
    "kirke",
    "park",
    "bru",
    "stasjon",
    "butikksenter",
    "idrettsplass",
    "brygge",
    "nord",
    "sør",
    "øst",
    "vest",
    "bibliotek",
    "barnehage",
  ],
  au: [
    "Centre",
    "Primary School",
    "Park",
    "Shops",
    "Station",
    "Library",
    "Hall",
    "Post Office",
    "Oval",
    "Bridge",
    "North",
    "South",
    "East",
    "West",
    "Reserve",
    "Junction",
  ],
};

/** Stops are on rings around the centre, slightly shifted, so that every street has one nearby. */
function stopsOf(regionId: string, settlement: Settlement): DemoStop[] {
  const random = randomOf(`stops/${regionId}/${settlement.geoIds.join("/")}`);
  const names = landmarks[regionId] ?? [];
  const count = perSettlement[settlement.setting];
  return Array.from({ length: count }, (_, index) => {
    const isCentre = index === 0;
    const ring = index % 2 === 0 ? 0.85 : 0.45;
    const angle = ((index + random.next() * 0.5) / count) * 2 * Math.PI;
    const distance = isCentre ? 0.05 : settlement.radiusKm * ring;
    const point = pointAt(
      settlement.location,
      Math.sin(angle) * distance,
      Math.cos(angle) * distance,
    );
    return { name: `${settlement.name} ${names[index] ?? index + 1} (demo)`, ...point };
  });
}

/** Invented public transport stops where the demo has listings; each is labelled as demo (D43). */
export const demoStops = (regionId: string): DemoStop[] =>
  settlementsOf(regionId).flatMap((settlement) => stopsOf(regionId, settlement));
