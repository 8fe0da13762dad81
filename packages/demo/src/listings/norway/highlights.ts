import type { Facts } from "../facts.ts";
import { isFlat } from "../home-building.ts";
import { capital, numberWord, squareMetres } from "./nouns.ts";

/** Short points above the description; each follows from the facts. */
export function norwegianHighlights(facts: Facts): string[] {
  const { building } = facts;
  const has = (key: string): boolean => building.facilities.has(key);
  const place = isFlat(building.type) ? "Balkong" : "Terrasse";
  const found: (string | false)[] = [
    has("shoreline") && "Egen strandlinje",
    has("view") && "Utsikt",
    has("balcony") && building.open > 0 && `${place} på ${squareMetres(building.open)}`,
    has("fireplace") && (building.type === "cabin" ? "Vedovn" : "Peis"),
    has("elevator") && "Heis",
    has("secure_parking")
      ? "Plass i garasjeanlegg"
      : has("parking") && building.internal > 0 && "Parkering",
    has("ev_charging") && "Lading av elbil",
    building.bathrooms > 1 &&
      building.bedrooms > 0 &&
      `${capital(numberWord(building.bathrooms))} bad`,
    has("secondary_unit") && "Egen utleiedel",
    has("boat_place") && "Båtplass",
    has("sauna") && "Badstue",
    building.renovated !== null && `Oppgradert i ${building.renovated}`,
    has("loading_bay") && "Lasterampe",
    has("meeting_rooms") && "Møterom",
  ];
  const stored = found.filter((point) => point !== false);
  return facts.draw("highlights").sample(stored, 4);
}
