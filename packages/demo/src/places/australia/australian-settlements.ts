import { placeSlug } from "@hjem/domain/place/place-name";
import { suburbGeoId } from "@hjem/places/australia/australian-places";
import { states } from "@hjem/places/australia/states";
import { australianSuburbs, type Suburb } from "@hjem/places/australia/suburb-rows";
import type { Nature, Settlement } from "../settlement.ts";
import { easternSuburbs } from "./suburbs-east.ts";
import { southernSuburbs } from "./suburbs-south.ts";

const natures: readonly Nature[] = ["coast", "mountain", "inland"];

function settlementsIn(state: string, table: string, suburbs: ReadonlyMap<string, Suburb>) {
  const { timeZone = "" } = states[state] ?? {};
  return table.split(";").map((entry): Settlement => {
    const [name = "", postcode = "", price, flats, weight, nature] = entry.trim().split("|");
    const suburb = suburbs.get(`${state} ${postcode} ${placeSlug(name)}`);
    if (suburb === undefined) throw new Error(`No suburb ${name} ${state} ${postcode}`);
    const flatShare = Number(flats) / 100;
    return {
      name: suburb.name,
      municipality: null,
      region: state,
      geoIds: [`state:${state.toLowerCase()}`, `postcode:${postcode}`, suburbGeoId(suburb)],
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

/** Suburbs with Australian demo listings. */
export function australianSettlements(): Settlement[] {
  const suburbs = new Map(
    australianSuburbs().map((suburb) => [
      `${suburb.state} ${suburb.postcode} ${placeSlug(suburb.name)}`,
      suburb,
    ]),
  );
  return Object.entries({ ...easternSuburbs, ...southernSuburbs }).flatMap(([state, table]) =>
    settlementsIn(state, table, suburbs),
  );
}
