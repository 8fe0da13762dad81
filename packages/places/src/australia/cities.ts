import { kilometresBetween, type Point } from "../place-data.ts";
import type { Suburb } from "./suburb-rows.ts";

/** A colloquial city: more than the suburb of its name (D51, D108). */
export interface City {
  name: string;
  /** Upper-case code of its state. */
  state: string;
  /** The centre of the city. */
  location: Point;
  /** Population in hundreds, rounded. */
  inhabitants: number;
  /** Everything within this distance of the centre belongs to the city, whatever its statistical area. Kilometres. */
  coreKm: number;
  /** Nothing beyond this distance of the centre belongs to the city. Kilometres. */
  radiusKm: number;
  /** Codes of the statistical areas that it is the union of: three digits are level 4, five are level 3 (ABS, 2016). */
  areas: readonly string[];
  aliases: readonly string[];
}

/**
 * Written manually, one per line: name, state, latitude and longitude of the centre, population in hundreds, core and
 * radius in kilometres, statistical areas, and other spellings.
 */
const table = `
Sydney|NSW|-33.868|151.209|52000|12|62|115,116,117,118,119,120,121,122,123,12403,12404,12405,125,126,127,128|Greater Sydney
Central Coast|NSW|-33.425|151.342|3500|22|45|102|Central Coast NSW
Newcastle|NSW|-32.927|151.781|3800|12|40|111|
Wollongong|NSW|-34.425|150.893|3000|14|25|10701,10704|
Coffs Harbour|NSW|-30.296|153.114|720|8|20|10402|
Port Macquarie|NSW|-31.431|152.909|520|6|14|10804|
Melbourne|VIC|-37.814|144.963|51000|15|62|206,207,208,209,210,211,212,213,21401|Greater Melbourne
Geelong|VIC|-38.148|144.361|2900|11|20|20302|
Ballarat|VIC|-37.562|143.850|1170|9|14|20101|
Bendigo|VIC|-36.757|144.279|1030|10|14|20201|
Brisbane|QLD|-27.470|153.024|27000|15|55|301,302,303,304,305,31001,31003,31004,31103,31105,31106,313,314|Greater Brisbane,Brissie
Gold Coast|QLD|-28.003|153.431|7200|8|35|309|Goldcoast
Sunshine Coast|QLD|-26.650|153.066|4000|8|45|316|
Toowoomba|QLD|-27.560|151.954|1430|8|14|31701|
Hervey Bay|QLD|-25.290|152.850|580|8|16|31904,31905|
Bundaberg|QLD|-24.866|152.349|720|8|16|31901,31902|
Rockhampton|QLD|-23.378|150.512|790|8|16|30803|Rocky
Mackay|QLD|-21.142|149.186|840|8|20|31202|
Townsville|QLD|-19.259|146.817|1810|10|30|31802|
Cairns|QLD|-16.920|145.771|1560|8|32|30601,30602|
Perth|WA|-31.953|115.857|22000|12|62|503,504,505,506,507|Greater Perth
Mandurah|WA|-32.536|115.742|1080|8|20|50201|
Bunbury|WA|-33.327|115.641|770|8|14|50102|
Adelaide|SA|-34.929|138.601|14000|12|42|401,402,403,404|Greater Adelaide
Hobart|TAS|-42.882|147.327|2500|9|32|601|Greater Hobart
Launceston|TAS|-41.434|147.137|910|8|12|602|
Canberra|ACT|-35.281|149.130|4700|12|30|801|
Darwin|NT|-12.463|130.844|1500|8|35|70101,70102,70104,70103|Greater Darwin
`;

/** The cities of Australia. */
export const cities: readonly City[] = table
  .trim()
  .split("\n")
  .map((row) => {
    const columns = row.split("|");
    const [name = "", state = "", lat, lng, inhabitants, coreKm, radiusKm, areas, aliases] =
      columns;
    return {
      name,
      state,
      location: { lat: Number(lat), lng: Number(lng) },
      inhabitants: Number(inhabitants),
      coreKm: Number(coreKm),
      radiusKm: Number(radiusKm),
      areas: (areas ?? "").split(","),
      aliases: (aliases ?? "").split(",").filter(Boolean),
    };
  });

/** For a suburb without a known statistical area, the next one within this distance determines its city. Kilometres. */
const NEXT_KM = 5;

/** The city that a suburb belongs to; null if none. Some suburbs in the list have a wrong area. */
const cityOf = ({ state, area, location }: Suburb): City | null => {
  const near = cities
    .filter((city) => city.state === state)
    .map((city) => ({ city, distance: kilometresBetween(city.location, location) }))
    .toSorted((one, other) => one.distance - other.distance);
  const [nearest] = near;
  if (nearest && nearest.distance <= nearest.city.coreKm) return nearest.city;
  return (
    near.find(
      ({ city, distance }) =>
        distance <= city.radiusKm && city.areas.some((code) => area.startsWith(code)),
    )?.city ?? null
  );
};

/** Finds the city of each suburb; one without a statistical area belongs to the city of its nearest neighbour. */
export function citiesOfSuburbs(suburbs: readonly Suburb[]): ReadonlyMap<Suburb, City> {
  const known = suburbs.filter(({ area }) => area !== "");
  const found = new Map<Suburb, City>();
  for (const suburb of suburbs) {
    let nearest: Suburb | null = suburb.area === "" ? null : suburb;
    let fewest = NEXT_KM;
    if (nearest === null) {
      for (const other of known) {
        const distance = kilometresBetween(other.location, suburb.location);
        if (other.state === suburb.state && distance < fewest) {
          fewest = distance;
          nearest = other;
        }
      }
    }
    const city = nearest && cityOf({ ...suburb, area: nearest.area });
    if (city) found.set(suburb, city);
  }
  return found;
}
