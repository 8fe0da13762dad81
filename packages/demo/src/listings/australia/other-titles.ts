import type { Facts } from "../facts.ts";
import { capital, landArea, nounOf, squareMetres, streetOf } from "./nouns.ts";

/** Title of a listing that is not a home. */
export function otherTitle(facts: Facts): string {
  const random = facts.draw("title");
  const { building, settlement } = facts;
  const has = (key: string): boolean => building.facilities.has(key);
  if (building.type === "land") {
    const extra = has("view") ? " with views" : has("sunny") ? " with a northerly aspect" : "";
    return random.pick([
      `${landArea(building.plot)} block in ${settlement.name}${extra}`,
      `Vacant land on ${streetOf(facts.address.street)}${extra}`,
      `Build your own on ${landArea(building.plot)}`,
    ]);
  }
  if (building.type === "garage_parking") {
    const name = has("secure_parking") ? "Secure car space" : "Car space";
    return random.pick([
      `${name} in ${settlement.name}`,
      `${name} on ${streetOf(facts.address.street)}`,
      `${settlement.name}: ${name.toLowerCase()}${has("ev_charging") ? " with EV charger" : ""}`,
    ]);
  }
  const noun = nounOf(facts);
  const best = has("loading_bay")
    ? " with loading dock"
    : has("commercial_kitchen")
      ? " with commercial kitchen"
      : has("meeting_rooms")
        ? " with meeting rooms"
        : has("parking")
          ? " with parking"
          : "";
  return random.pick([
    `${squareMetres(building.internal)} ${noun} in ${settlement.name}`,
    `${capital(noun)}${best} on ${streetOf(facts.address.street)}`,
    `${settlement.name} ${noun}${best}`,
    `${has("central") ? "Central" : capital(noun)}${has("central") ? ` ${noun}` : ""} of ${squareMetres(building.internal)}${best}`,
  ]);
}
