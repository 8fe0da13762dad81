import type { Facts } from "../facts.ts";
import { isLeisure, isRent } from "../facts.ts";
import { isFlat } from "../home-building.ts";
import type { Sentence } from "../prose.ts";
import { paragraph, some } from "../prose.ts";
import { landArea, listOf, nounOf, numberWord, squareMetres, streetOf, toStop } from "./nouns.ts";

const carsOf = (count: number): string => (count === 1 ? "one car" : `${numberWord(count)} cars`);

/** Features of the home, as items of a list. */
function featuresOf(facts: Facts): string[] {
  const { building, draw, listingType } = facts;
  const random = draw("features");
  const has = (key: string): boolean => building.facilities.has(key);
  const hasRoom = (kind: string): boolean => building.rooms.some((room) => room.kind === kind);
  const cars = carsOf(building.parking);
  const found: (string | false)[] = [
    has("air_conditioning") && "air conditioning",
    has("ceiling_fan") && "ceiling fans",
    has("heat_pump") && "heat pump heating",
    has("solar") && (has("battery") ? "solar panels with a battery" : "solar panels"),
    has("solar_hot_water") && "solar hot water",
    has("water_tank") && "a rainwater tank",
    has("bore_water") && "bore water",
    has("double_glazing") && "double glazing",
    has("broadband") && random.pick(["the NBN", "an NBN connection"]),
    has("alarm") && "a security alarm",
    has("intercom") && "intercom entry",
    hasRoom("laundry") && "an internal laundry",
    hasRoom("storage") && random.pick(["internal storage", "a storage room"]),
    has("secure_parking")
      ? `secure parking for ${cars}${isRent(listingType) ? "" : random.pick(["", " on title"])}`
      : has("carport")
        ? `a carport for ${cars}`
        : has("parking") && `off-street parking for ${cars}`,
    has("elevator") && random.pick(["a lift", "lift access"]),
    has("pool") && (isFlat(building.type) ? "a shared swimming pool" : "a swimming pool"),
    has("gym") && "a shared gym",
    has("roof_terrace") && "a shared rooftop terrace",
    has("courtyard") && "a private courtyard",
    has("barbecue") && "a barbecue area",
    has("shed") && building.type !== "farm" && "a shed",
    has("tennis_court") && "a tennis court",
    has("boat_place") && "a mooring",
    has("bicycle_storage") && "bicycle storage",
    has("step_free") && "step-free access",
    has("secondary_unit") && "a self-contained granny flat",
    has("ev_charging") && "an EV charger",
  ];
  return found.filter((part) => part !== false);
}

/** Some of the features, in one or two sentences. */
function features(facts: Facts): Sentence[] {
  const random = facts.draw("features-choice");
  const stored = some(random, featuresOf(facts), 7);
  const half = stored.length > 3 ? Math.ceil(stored.length / 2) : stored.length;
  const [first, second] = [stored.slice(0, half), stored.slice(half)];
  const noun = nounOf(facts);
  return [
    first.length > 0 &&
      random.pick([
        `The ${noun} has ${listOf(first)}.`,
        `Features include ${listOf(first)}.`,
        `This ${noun} comes with ${listOf(first)}.`,
      ]),
    second.length > 0 &&
      random.pick([
        `There is also ${listOf(second)}.`,
        `You also get ${listOf(second)}.`,
        `Other features are ${listOf(second)}.`,
      ]),
  ];
}

function outside(facts: Facts): Sentence[] {
  const { building } = facts;
  const random = facts.draw("outside");
  const has = (key: string): boolean => building.facilities.has(key);
  const open = squareMetres(building.open);
  const aspect = has("sunny") ? random.pick([" with a northerly aspect", " facing north"]) : "";
  const land = landArea(building.plot);
  const noun = nounOf(facts);
  const level =
    isFlat(building.type) && (building.floor ?? 0) > 1 ? `level ${building.floor ?? ""}` : null;
  return [
    has("balcony") &&
      building.open > 0 &&
      random.pick([
        `The living area opens to a balcony of ${open}${aspect}.`,
        `A balcony of ${open}${aspect} leads off the living room.`,
      ]),
    has("deck") &&
      building.open > 0 &&
      random.pick([
        `Outside, a deck of ${open}${aspect} is ideal for entertaining.`,
        `Sliding doors open to a covered deck of ${open}${aspect}.`,
      ]),
    building.plot > 0 &&
      random.pick([
        `The land measures ${land}${has("fenced") ? " and is fully fenced" : ""}.`,
        `It stands on ${land}${has("garden") ? " of gardens and lawn" : ""}${has("fenced") ? ", fully fenced" : ""}.`,
      ]),
    has("garden") && building.plot === 0 && `The ${noun} has a garden.`,
    has("view") &&
      random.pick(
        level === null
          ? [`The ${noun} has views.`, `There are views from the living area of the ${noun}.`]
          : [
              `There are views from ${level}.`,
              `On ${level}, the living area has views.`,
              `The main rooms have views from ${level}.`,
            ],
      ),
    has("shed") && building.type === "farm" && "Sheds and yards are ready for machinery and stock.",
    has("shoreline") && "The property runs down to the water.",
  ];
}

function around(facts: Facts): Sentence[] {
  const { building, settlement, listingType } = facts;
  const random = facts.draw("around");
  const has = (key: string): boolean => building.facilities.has(key);
  const { name } = settlement;
  const street = streetOf(facts.address.street);
  const isCity = settlement.setting === "city";
  return [
    has("central") &&
      random.pick([
        `Cafes, shops and services in ${name} are a short walk away.`,
        `${street} is close to the shops and cafes of ${name}.`,
      ]),
    toStop(facts),
    has("quiet") &&
      random.pick([
        `${street} is a quiet street.`,
        `There is little through traffic on ${street}.`,
        `It is in a quiet part of ${name}.`,
      ]),
    has("child_friendly") &&
      random.pick([
        `${name} has parks and schools nearby.`,
        `Schools and playgrounds are close to ${street}.`,
        `Parks and schools are within the ${name} neighbourhood.`,
      ]),
    has("hiking") &&
      random.pick([`Walking tracks start near ${street}.`, `There are walking tracks in ${name}.`]),
    isLeisure(listingType) &&
      settlement.nature === "coast" &&
      random.pick([`The beach is close to ${street}.`, `${name} is close to the coast.`]),
    isLeisure(listingType) &&
      settlement.nature === "mountain" &&
      random.pick([`The mountains are close to ${name}.`, null]),
    !has("central") &&
      !isLeisure(listingType) &&
      random.pick([
        isCity
          ? `${name} has shops, cafes and services.`
          : `${name} has everyday shopping and services within easy reach by car.`,
        `Everyday needs are covered in ${name}.`,
        isCity
          ? `${name} is well connected to the rest of the city.`
          : `${name} has shops and services for everyday needs.`,
      ]),
  ];
}

/** Outdoors, and comfort. */
export const outsideOf = (facts: Facts): string =>
  paragraph(...some(facts.draw("text"), outside(facts), 4), ...features(facts));

/** The surroundings of the home. */
export const aroundOf = (facts: Facts): string[] =>
  some(facts.draw("around-choice"), around(facts), 3);
