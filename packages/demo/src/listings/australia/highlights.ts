import type { Facts } from "../facts.ts";
import { capital, landArea, numberWord, squareMetres } from "./nouns.ts";

/** Short points above the description; each follows from the facts. */
export function australianHighlights(facts: Facts): string[] {
  const { building } = facts;
  const has = (key: string): boolean => building.facilities.has(key);
  const found: (string | false)[] = [
    has("shoreline") && "Waterfront",
    has("view") && "Views",
    has("pool") && "Swimming pool",
    has("balcony") && building.open > 0 && `Balcony of ${squareMetres(building.open)}`,
    has("deck") && building.open > 0 && `Deck of ${squareMetres(building.open)}`,
    has("ensuite") && "Ensuite to the main bedroom",
    has("study") && "Study",
    has("secure_parking") && "Secure parking",
    has("solar") && "Solar panels",
    has("air_conditioning") && "Air conditioning",
    building.plot > 0 && `${landArea(building.plot)} of land`,
    building.bathrooms > 1 &&
      building.bedrooms > 0 &&
      `${capital(numberWord(building.bathrooms))} bathrooms`,
    building.renovated !== null && `Updated in ${building.renovated}`,
    has("loading_bay") && "Loading dock",
    has("meeting_rooms") && "Meeting rooms",
  ];
  return facts.draw("highlights").sample(
    found.filter((point) => point !== false),
    4,
  );
}
