import type { Facts } from "../facts.ts";
import { isLeisure, isRent } from "../facts.ts";
import { isFlat } from "../home-building.ts";
import type { Sentence } from "../prose.ts";
import { paragraph, some } from "../prose.ts";
import { landArea, numberWord, squareMetres } from "./words.ts";

function climate(facts: Facts): Sentence[] {
  const { building } = facts;
  const random = facts.draw("climate");
  const has = (key: string): boolean => building.facilities.has(key);
  return [
    has("air_conditioning") &&
      (has("ceiling_fan")
        ? random.pick([
            "There is air conditioning, and there are ceiling fans.",
            "Air conditioning and ceiling fans are installed.",
          ])
        : random.pick(["Air conditioning is installed.", "Air conditioning is included."])),
    !has("air_conditioning") && has("ceiling_fan") && "Ceiling fans are fitted.",
    has("heat_pump") && "A heat pump provides heating.",
    has("solar") &&
      (has("battery")
        ? "Solar panels and a battery cut the power bill."
        : random.pick(["Solar panels are on the roof.", "The home has solar panels."])),
    has("solar_hot_water") && "Hot water is solar.",
    has("water_tank") &&
      (has("garden")
        ? "A rainwater tank looks after the garden."
        : "A rainwater tank is in place."),
    has("bore_water") && "There is bore water on the property.",
    has("double_glazing") && "Double glazing keeps noise and heat out.",
    has("broadband") &&
      random.pick([
        "The NBN is connected.",
        "The home has an NBN connection.",
        "NBN is connected.",
      ]),
    has("alarm") && "A security alarm is fitted.",
    has("intercom") && "Entry is by intercom.",
    has("gym") && "Residents share a gym.",
    has("roof_terrace") && "There is a rooftop terrace for residents.",
    has("elevator") && random.pick(["A lift serves every level.", "There is lift access."]),
    has("bicycle_storage") && "There is secure storage for bicycles.",
    has("step_free") && "Access is step-free.",
    has("secondary_unit") && "There is a self-contained granny flat.",
    has("ev_charging") && "An EV charger is in place.",
  ];
}

function outside(facts: Facts): Sentence[] {
  const { building } = facts;
  const random = facts.draw("outside");
  const has = (key: string): boolean => building.facilities.has(key);
  const flat = isFlat(building.type);
  const open = squareMetres(building.open);
  const aspect = has("sunny") ? random.pick([" with a northerly aspect", " facing north"]) : "";
  const land = landArea(building.plot);
  const cars = building.parking === 1 ? "one car" : `${numberWord(building.parking)} cars`;
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
    has("courtyard") &&
      random.pick([
        "The courtyard is private and easy to look after.",
        "A private courtyard extends the living space outdoors.",
      ]),
    has("pool") &&
      (flat
        ? "The complex has a swimming pool."
        : random.pick([
            "The property has a pool.",
            "The backyard has a swimming pool.",
            "There is a swimming pool.",
          ])),
    building.plot > 0 &&
      random.pick([
        `The land measures ${land}${has("fenced") ? " and is fully fenced" : ""}.`,
        `It stands on ${land}${has("garden") ? " of gardens and lawn" : ""}${has("fenced") ? ", fully fenced" : ""}.`,
      ]),
    has("garden") && building.plot === 0 && "There is a garden to enjoy.",
    has("barbecue") && "There is a barbecue area.",
    has("view") &&
      random.pick([
        "There are views from the main rooms.",
        "There are views from the living area.",
      ]),
    has("shed") &&
      (building.type === "farm"
        ? "Sheds and yards are ready for machinery and stock."
        : "There is a shed."),
    has("tennis_court") && "There is a tennis court.",
    has("shoreline") && "The property runs down to the water.",
    has("boat_place") && "A mooring comes with it.",
    has("secure_parking")
      ? `Parking is secure, with ${building.parking === 1 ? "one space" : `${numberWord(building.parking)} spaces`}${isRent(facts.listingType) ? " for your use" : " on title"}.`
      : has("carport")
        ? `A carport shelters ${building.parking === 1 ? "one car" : `${numberWord(building.parking)} cars`}.`
        : has("parking") &&
          random.pick([
            `There is off-street parking for ${cars}.`,
            `Parking for ${cars} is off the street.`,
            `You can park ${cars} on site.`,
          ]),
  ];
}

function around(facts: Facts): Sentence[] {
  const { building, settlement, listingType } = facts;
  const random = facts.draw("around");
  const has = (key: string): boolean => building.facilities.has(key);
  const { name } = settlement;
  const isCity = settlement.setting === "city";
  return [
    has("central") &&
      random.pick([
        `Cafes, shops and services in ${name} are a short walk away.`,
        `From the front door, the shops and cafes of ${name} are close at hand.`,
      ]),
    has("public_transport") &&
      random.pick(["Public transport is close by.", "Public transport is nearby."]),
    has("quiet") && random.pick(["The street is quiet.", "There is little through traffic."]),
    has("child_friendly") &&
      random.pick([
        "Parks and schools are within the neighbourhood.",
        "Schools and playgrounds are in the area.",
      ]),
    has("hiking") && "Walking tracks start nearby.",
    isLeisure(listingType) &&
      settlement.nature === "coast" &&
      random.pick(["The beach is close by.", "It is close to the coast."]),
    isLeisure(listingType) &&
      settlement.nature === "mountain" &&
      random.pick(["The mountains are close by.", null]),
    isLeisure(listingType) && settlement.nature === "inland" && null,
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

/** Out of doors and what makes the home comfortable. */
export function outsideOf(facts: Facts): string {
  const random = facts.draw("text");
  const air = some(random, outside(facts), 5);
  return paragraph(...air, ...some(random, climate(facts), air.length > 3 ? 3 : 4));
}

/** What lies around the home. */
export const aroundOf = (facts: Facts): string[] =>
  some(facts.draw("around-choice"), around(facts), 3);
