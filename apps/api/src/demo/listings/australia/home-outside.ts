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
            "Air conditioning and ceiling fans deal with the warmer months.",
            "Air conditioning is installed, and ceiling fans help on milder days.",
          ])
        : random.pick([
            "Air conditioning is installed.",
            "Air conditioning looks after the hot days.",
          ])),
    !has("air_conditioning") && has("ceiling_fan") && "Ceiling fans keep the air moving.",
    has("heat_pump") && "A heat pump keeps winter bills down.",
    has("solar") &&
      (has("battery")
        ? "Solar panels and a battery cut the power bill."
        : random.pick([
            "Solar panels are on the roof.",
            "Solar panels take the edge off the power bill.",
          ])),
    has("solar_hot_water") && "Hot water comes from the sun.",
    has("water_tank") &&
      (has("garden")
        ? "A rainwater tank looks after the garden."
        : "A rainwater tank is in place."),
    has("bore_water") && "There is bore water on the property.",
    has("double_glazing") && "Double glazing keeps noise and heat out.",
    has("broadband") &&
      random.pick([
        "The NBN is connected.",
        "Working from home is simple with the NBN connected.",
        "The NBN is in place.",
      ]),
    has("alarm") && "A security alarm is fitted.",
    has("intercom") && "Entry is by intercom.",
    has("gym") && "Residents share a gym.",
    has("roof_terrace") && "There is a rooftop terrace for residents.",
    has("elevator") && random.pick(["A lift serves every level.", "There is lift access."]),
    has("bicycle_storage") && "There is secure storage for bicycles.",
    has("step_free") && "Access is step-free.",
    has("secondary_unit") && "A self-contained granny flat suits extended family or extra income.",
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
        `Outside, a deck of ${open}${aspect} makes entertaining simple.`,
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
            "The pool is ready for summer.",
            "A swimming pool takes centre stage in the backyard.",
            "Summer afternoons belong to the pool.",
          ])),
    building.plot > 0 &&
      random.pick([
        `The land measures ${land}${has("fenced") ? " and is fully fenced" : ""}.`,
        `It stands on ${land}${has("garden") ? " of gardens and lawn" : ""}${has("fenced") ? ", fully fenced" : ""}.`,
      ]),
    has("garden") && building.plot === 0 && "There is a garden to enjoy.",
    has("barbecue") && "There is a barbecue area for long weekends.",
    has("view") &&
      random.pick([
        "The outlook is open, with views from the main rooms.",
        "Views stretch out from the living area.",
      ]),
    has("shed") &&
      (building.type === "farm"
        ? "Sheds and yards are ready for machinery and stock."
        : "A shed takes care of tools and bikes."),
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
      random.pick([
        "Public transport is close by.",
        "You can leave the car at home: public transport is nearby.",
      ]),
    has("quiet") &&
      random.pick(["The street is quiet.", "Little traffic passes, so the evenings are quiet."]),
    has("child_friendly") &&
      random.pick([
        "Parks and schools are within the neighbourhood.",
        "Families are well looked after, with schools and playgrounds in the area.",
      ]),
    has("hiking") && "Walking tracks start nearby.",
    isLeisure(listingType) &&
      settlement.nature === "coast" &&
      random.pick([
        "Days here are shaped by the beach and the weather.",
        "The coast is what brings people here, year after year.",
      ]),
    isLeisure(listingType) &&
      settlement.nature === "mountain" &&
      "The high country is at its best in every season.",
    isLeisure(listingType) &&
      settlement.nature === "inland" &&
      "Weekends here move at their own pace.",
    !has("central") &&
      !isLeisure(listingType) &&
      random.pick([
        isCity
          ? `Shops, cafes and services are part of daily life in ${name}.`
          : `${name} has everyday shopping and services within easy reach by car.`,
        `Everyday needs are covered in ${name}.`,
        isCity
          ? `${name} is well connected to the rest of the city.`
          : `Most errands can be run without leaving ${name}.`,
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
