import { placeSlug } from "@hjem/domain/place/place-name";
import { type PlaceData, placeData } from "../place-data.ts";
import { cities, citiesOfSuburbs, type City } from "./cities.ts";
import { states } from "./states.ts";
import { australianSuburbs, type Suburb } from "./suburb-rows.ts";

/** The geo id of a suburb, with its postcode: `suburb:3065-fitzroy`; across a border `suburb:4385-texas-nsw`. */
export const suburbGeoId = ({
  postcode,
  name,
  state,
  isAcrossBorder,
}: Pick<Suburb, "postcode" | "name" | "state" | "isAcrossBorder">): string =>
  `suburb:${postcode}-${placeSlug(name)}${isAcrossBorder ? `-${state.toLowerCase()}` : ""}`;

const stateGeoId = (code: string): string => `state:${code.toLowerCase()}`;
const cityGeoId = ({ name }: City): string => `city:${placeSlug(name)}`;

/** States, cities, postcodes and suburbs of Australia (D32, D43, D108). */
export function australianPlaces(): PlaceData[] {
  const suburbs = australianSuburbs();
  const cityBySuburb = citiesOfSuburbs(suburbs);
  const places: PlaceData[] = Object.entries(states).map(
    ([code, { name, location, inhabitants }]) =>
      placeData({
        geoId: stateGeoId(code),
        kind: "state",
        name,
        parent: null,
        ancestors: [],
        location,
        weight: inhabitants,
        source: "hjem",
      }),
  );
  for (const city of cities) {
    places.push(
      placeData({
        geoId: cityGeoId(city),
        kind: "city",
        name: city.name,
        aliases: city.aliases,
        parent: city.state,
        ancestors: [stateGeoId(city.state)],
        location: city.location,
        weight: city.inhabitants,
        source: "hjem",
      }),
    );
  }
  const seen = new Set<string>();
  for (const suburb of suburbs) {
    const { name, postcode, state, location } = suburb;
    const wider = stateGeoId(state);
    const code = `postcode:${postcode}`;
    if (!seen.has(code)) {
      seen.add(code);
      places.push(
        placeData({
          geoId: code,
          kind: "postcode",
          name: postcode,
          parent: state,
          ancestors: [wider],
          location,
          weight: 1,
          source: "proctor",
        }),
      );
    }
    const geoId = suburbGeoId(suburb);
    if (seen.has(geoId)) continue;
    seen.add(geoId);
    const city = cityBySuburb.get(suburb);
    places.push(
      placeData({
        geoId,
        kind: "suburb",
        name,
        parent: state,
        ancestors: [wider, ...(city ? [cityGeoId(city)] : []), code],
        location,
        // Of suburbs with the same name the one in a city is better known.
        weight: city ? 10 : 2,
        source: "proctor",
      }),
    );
  }
  return places;
}
