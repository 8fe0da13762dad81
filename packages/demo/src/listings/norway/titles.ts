import type { Facts } from "../facts.ts";
import { isFlat } from "../home-building.ts";
import { articleOf, at, capital, listOf, nounOf, numberWord, squareMetres } from "./nouns.ts";

/** Facilities as a title names them, the best first. */
function advantages({ building, listingType }: Facts): string[] {
  const has = (key: string): boolean => building.facilities.has(key);
  const flat = isFlat(building.type);
  const isEvening = has("sunny");
  const found: (string | false)[] = [
    has("shoreline") && "egen strandlinje",
    has("view") && "utsikt",
    has("balcony") &&
      (flat
        ? isEvening
          ? "solrik balkong"
          : "balkong"
        : isEvening
          ? "solrik terrasse"
          : "terrasse"),
    has("secondary_unit") && "egen utleiedel",
    has("fireplace") && (building.type === "cabin" ? "vedovn" : "peis"),
    has("garden") && (isEvening ? "solrik hage" : "hage"),
    has("boat_place") && "båtplass",
    has("elevator") && "heis",
    has("secure_parking")
      ? "garasjeplass"
      : has("carport")
        ? "carport"
        : has("parking") && "parkering",
    has("sauna") && "badstue",
    has("hot_tub") && "badestamp",
    building.bathrooms > 1 && `${numberWord(building.bathrooms)} bad`,
    has("rumpus") && !flat && "to stuer",
    has("ev_charging") && "elbillader",
    has("roof_terrace") && "felles takterrasse",
    listingType === "residential_rent" && has("white_goods") && "hvitevarer",
  ];
  return found.filter((advantage) => advantage !== false);
}

/** Adjectives that the facts allow, with their neuter form. */
function adjectives({ building }: Facts): (readonly [string, string])[] {
  const { year, renovated, internal, type, isNew } = building;
  const isBig = internal > (isFlat(type) ? 88 : type === "cabin" ? 95 : 165);
  const isSmall = internal < (isFlat(type) ? 65 : type === "cabin" ? 70 : 110);
  const found: (readonly [string, string] | false)[] = [
    ["lys", "lyst"],
    ["trivelig", "trivelig"],
    ["tiltalende", "tiltalende"],
    isBig && ["romslig", "romslig"],
    isBig && ["innholdsrik", "innholdsrikt"],
    isSmall && ["arealeffektiv", "arealeffektivt"],
    !isBig && ["praktisk", "praktisk"],
    renovated !== null && ["oppusset", "oppusset"],
    renovated !== null && ["oppgradert", "oppgradert"],
    year !== null && year >= 2008 && ["moderne", "moderne"],
    year !== null && year < 1940 && isFlat(type) && ["klassisk", "klassisk"],
    year !== null && year < 1940 && !isFlat(type) && ["sjarmerende", "sjarmerende"],
    isNew && ["ny", "nytt"],
  ];
  return found.filter((pair) => pair !== false);
}

/** An adjective that fits the facts, in the form for the noun: one for title and text. */
export function adjectiveOf(facts: Facts, isNeuter: boolean): string {
  const [common, neuter] = facts.draw("adjective").pick(adjectives(facts));
  return isNeuter ? neuter : common;
}

/** The title of a home, at most 120 characters; states nothing that the facts do not. */
export function homeTitle(facts: Facts): string {
  const { building, settlement } = facts;
  const random = facts.draw("title");
  const noun = nounOf(facts);
  const adjective = adjectiveOf(facts, noun.isNeuter);
  const best = advantages(facts);
  const two = random.sample(best.slice(0, 5), 2);
  const withBest = two.length === 0 ? "" : ` med ${listOf(two)}`;
  const rooms = `${building.bedrooms + 1}-roms`;
  if (building.type === "room_in_shared_apartment") {
    return random.pick([
      `Ledig rom i bofellesskap ${at(settlement)}`,
      `Rom på ${squareMetres(building.internal)} i delt leilighet`,
      `Lyst rom til leie ${at(settlement)}`,
      `${settlement.name}: rom i hyggelig bofellesskap`,
    ]);
  }
  if (building.type === "dorm") {
    return random.pick([
      `${capital(adjective)} hybel ${at(settlement)}`,
      `Hybel på ${squareMetres(building.internal)}${withBest}`,
      `${settlement.name}: ${adjective} hybel${withBest}`,
    ]);
  }
  const bedrooms = `${numberWord(building.bedrooms)} soverom`;
  const shapes = [
    `${capital(adjective)} ${noun.one}${withBest}`,
    `${capital(adjective)} ${noun.one} ${at(settlement)}${withBest}`,
    `${settlement.name}: ${adjective} ${noun.one} med ${listOf([bedrooms, ...two.slice(0, 1)])}`,
    `${capital(noun.one)} på ${squareMetres(building.internal)}${withBest}`,
    `${capital(adjective)} ${noun.one} med ${listOf([bedrooms, ...two])}`,
  ];
  if (building.type === "apartment" && building.floor !== null) {
    shapes.push(
      `${capital(adjective)} ${rooms} i ${building.floor}. etasje${withBest}`,
      `${settlement.name}: ${rooms}${withBest}`,
      `${rooms} ${at(settlement)}${withBest}`,
    );
  } else {
    shapes.push(
      `${capital(articleOf(noun))} ${adjective} ${noun.one} fra ${building.year ?? ""}${withBest}`,
    );
  }
  return random.pick(shapes);
}
