import type { Facts } from "../facts.ts";
import { at, capital, grouped, nounOf } from "./nouns.ts";

/** Title of a listing that is not a home. */
export function otherTitle(facts: Facts): string {
  const random = facts.draw("title");
  const { building, settlement, address } = facts;
  const noun = nounOf(facts);
  const has = (key: string): boolean => building.facilities.has(key);
  if (building.type === "plot") {
    const extra = has("view") ? " med utsikt" : has("sunny") ? " med gode solforhold" : "";
    return random.pick([
      `Tomt på ${grouped(building.plot)} m²${extra}`,
      `Byggetomt ${at(settlement)}${extra}`,
      `${settlement.name}: tomt på ${grouped(building.plot)} m²`,
    ]);
  }
  if (building.type === "garage_parking") {
    const name = has("secure_parking") ? "Garasjeplass" : "Parkeringsplass";
    const charging = has("ev_charging") ? " med lading" : "";
    return random.pick([
      `${name}${charging} i ${address.street}`,
      `${name} ${at(settlement)}${charging}`,
      `${settlement.name}: ${name.toLowerCase()}${charging}`,
    ]);
  }
  const area = `${grouped(building.internal)} m²`;
  const best = has("loading_bay")
    ? " med lasterampe"
    : has("commercial_kitchen")
      ? " med storkjøkken"
      : has("meeting_rooms")
        ? " med møterom"
        : has("parking")
          ? " med parkering"
          : "";
  return random.pick([
    `${capital(noun.one)} på ${area} ${at(settlement)}`,
    `${capital(noun.one)}${best} – ${area}`,
    `${settlement.name}: ${noun.one} på ${area}${best}`,
    `${has("central") ? "Sentralt " : ""}${has("central") ? noun.one : capital(noun.one)}${best} ${at(settlement)}`,
  ]);
}
