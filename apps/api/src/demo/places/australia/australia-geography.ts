import type { DemoGeography, DemoPlace, Nature, Settlement } from "../demo-place.ts";
import { slugOf } from "../demo-place.ts";
import { states } from "./states.ts";
import type { Suburb } from "./suburb-rows.ts";
import { australianSuburbs } from "./suburb-rows.ts";
import { easternSuburbs } from "./suburbs-east.ts";
import { southernSuburbs } from "./suburbs-south.ts";

const natures: readonly Nature[] = ["coast", "mountain", "inland"];
const geoIdOf = (suburb: Suburb): string => `suburb:${suburb.postcode}-${slugOf(suburb.name)}`;

function settlementsOf(state: string, table: string, suburbs: ReadonlyMap<string, Suburb>) {
  const { timeZone = "" } = states[state] ?? {};
  return table.split(";").map((entry): Settlement => {
    const [name = "", postcode = "", price, flats, weight, nature] = entry.trim().split("|");
    const suburb = suburbs.get(`${state} ${postcode} ${slugOf(name)}`);
    if (suburb === undefined) throw new Error(`No suburb ${name} ${state} ${postcode}`);
    const flatShare = Number(flats) / 100;
    return {
      name: suburb.name,
      municipality: null,
      region: state,
      geoIds: [`state:${state.toLowerCase()}`, `postcode:${postcode}`, geoIdOf(suburb)],
      location: suburb.location,
      radiusKm: 0.6,
      postcodes: [{ code: postcode, town: suburb.name }],
      timeZone,
      weight: Number(weight),
      flatShare,
      priceLevel: Number(price) * 1000,
      setting: flatShare >= 0.5 ? "city" : Number(weight) >= 3 ? "town" : "village",
      nature: natures.find((known) => known === nature) ?? null,
    };
  });
}

/** Places and settlements of Australia: states, postcodes and suburbs (D32, D43). */
export function australianGeography(): DemoGeography {
  const suburbs = australianSuburbs();
  const byKey = new Map(
    suburbs.map((suburb) => [`${suburb.state} ${suburb.postcode} ${slugOf(suburb.name)}`, suburb]),
  );
  const settlements = Object.entries({ ...easternSuburbs, ...southernSuburbs }).flatMap(
    ([state, table]) => settlementsOf(state, table, byKey),
  );
  const weights = new Map(settlements.map(({ geoIds, weight }) => [geoIds.at(-1), weight]));
  const places: DemoPlace[] = Object.entries(states).map(
    ([code, { name, location, inhabitants }]) => ({
      geoId: `state:${code.toLowerCase()}`,
      kind: "state",
      name,
      parent: null,
      ancestors: [],
      location,
      weight: inhabitants,
    }),
  );
  const seen = new Set<string>();
  for (const suburb of suburbs) {
    const state = `state:${suburb.state.toLowerCase()}`;
    const postcode = `postcode:${suburb.postcode}`;
    if (!seen.has(postcode)) {
      seen.add(postcode);
      places.push({
        geoId: postcode,
        kind: "postcode",
        name: suburb.postcode,
        parent: suburb.state,
        ancestors: [state],
        location: suburb.location,
        weight: 1,
      });
    }
    const geoId = geoIdOf(suburb);
    if (seen.has(geoId)) continue;
    seen.add(geoId);
    places.push({
      geoId,
      kind: "suburb",
      name: suburb.name,
      parent: suburb.state,
      ancestors: [state, postcode],
      location: suburb.location,
      weight: (weights.get(geoId) ?? 0) * 40 + 2,
    });
  }
  return { places, settlements };
}
