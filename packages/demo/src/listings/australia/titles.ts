import type { Facts } from "../facts.ts";
import { isRent } from "../facts.ts";
import { isFlat } from "../home-building.ts";
import { capital, landArea, listOf, nounOf, numberWord, squareMetres } from "./nouns.ts";

/** Facilities as a title names them, the best first. */
function advantages({ building }: Facts): string[] {
  const has = (key: string): boolean => building.facilities.has(key);
  const flat = isFlat(building.type);
  const found: (string | false)[] = [
    has("shoreline") && "water frontage",
    has("view") && "views",
    has("pool") && (flat ? "a pool in the complex" : "a pool"),
    has("balcony") && (has("sunny") ? "a north-facing balcony" : "a balcony"),
    has("deck") && (has("sunny") ? "a north-facing deck" : "a deck"),
    has("courtyard") && "a private courtyard",
    has("secondary_unit") && "a granny flat",
    has("study") && "a study",
    has("garden") && "a garden",
    has("secure_parking")
      ? "secure parking"
      : has("parking") && building.parking > 1
        ? "parking for two"
        : has("parking") && "parking",
    has("fireplace") && "a fireplace",
    has("air_conditioning") && "air conditioning",
    has("solar") && "solar",
    building.bathrooms > 1 && `${numberWord(building.bathrooms)} bathrooms`,
    has("shed") && building.type === "farm" && "sheds",
    has("boat_place") && "a mooring",
  ];
  return found.filter((advantage) => advantage !== false);
}

function adjectives({ building }: Facts): string[] {
  const { year, renovated, internal, type, isNew } = building;
  const isBig = internal > (isFlat(type) ? 105 : 200);
  const found: (string | false)[] = [
    "bright",
    "well-kept",
    "comfortable",
    isBig && "generous",
    isBig && "spacious",
    !isBig && "low-maintenance",
    !isBig && "easy-care",
    renovated !== null && "renovated",
    renovated !== null && "updated",
    year !== null && year >= 2008 && !isNew && "modern",
    year !== null && year < 1920 && !isFlat(type) && "period",
    isNew && "brand-new",
  ];
  return found.filter((adjective) => adjective !== false);
}

/** An adjective that fits the facts: one for title and text. */
export const adjectiveOf = (facts: Facts): string =>
  facts.draw("adjective").pick(adjectives(facts));

/** The title of a home, at most 120 characters; states nothing that the facts do not. */
export function homeTitle(facts: Facts): string {
  const { building, settlement } = facts;
  const random = facts.draw("title");
  const noun = nounOf(facts);
  const adjective = adjectiveOf(facts);
  const two = random.sample(advantages(facts).slice(0, 6), 2);
  const extra = two.length === 0 ? "" : ` with ${listOf(two)}`;
  if (building.type === "room_in_shared_apartment") {
    return random.pick([
      `Furnished room in ${settlement.name} share house`,
      `Room available in a friendly ${settlement.name} household`,
      `${squareMetres(building.internal)} room for rent in ${settlement.name}`,
    ]);
  }
  if (building.type === "dorm") {
    return random.pick([
      `${capital(adjective)} studio in ${settlement.name}${extra}`,
      `${squareMetres(building.internal)} studio${extra}`,
      `${settlement.name} studio${extra}`,
    ]);
  }
  const bedrooms = `${numberWord(building.bedrooms)}-bedroom`;
  const shapes = [
    `${capital(adjective)} ${bedrooms} ${noun}${extra}`,
    `${capital(bedrooms)} ${noun} in ${settlement.name}${extra}`,
    `${capital(adjective)} ${noun}${extra}`,
    `${settlement.name}: ${adjective} ${bedrooms} ${noun}${two[0] === undefined ? "" : ` with ${two[0]}`}`,
    `${capital(adjective)} ${noun} with ${listOf([`${numberWord(building.bedrooms)} bedroom${building.bedrooms === 1 ? "" : "s"}`, ...two])}`,
  ];
  if (building.plot > 0 && !isRent(facts.listingType)) {
    shapes.push(
      `${capital(bedrooms)} ${noun} on ${landArea(building.plot)}`,
      `${capital(adjective)} ${noun} on ${landArea(building.plot)} in ${settlement.name}`,
    );
  }
  if (building.type === "apartment" && (building.floor ?? 0) > 3) {
    shapes.push(`Level ${building.floor ?? ""}: ${bedrooms} ${noun}${extra}`);
  }
  return random.pick(shapes);
}
