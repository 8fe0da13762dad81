import type { Listing } from "@hjem/domain/listing/listing";
import type { Facts, Room } from "../facts.ts";
import type { ProjectHabits } from "../market.ts";
import { paragraph } from "../prose.ts";
import { aroundOf } from "./home-outside.ts";
import {
  capital,
  counted,
  landArea,
  listOf,
  nounOf,
  numberWord,
  squareMetres,
  streetOf,
  withArticle,
} from "./nouns.ts";

const beginnings =
  "Banksia,Foundry,Harbour,Lantern,Mill,Paperbark,Tram,Orchard,Kiln,Saltbush,Depot,Wattle,Quay,Cannery,Grove,Ironbark".split(
    ",",
  );
const endings = "House,Row,Yard,Terraces,Place,Quarter,Gardens,Lane".split(",");

const span = (values: readonly number[], say: (value: number) => string): string => {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return low === high ? say(low) : `${say(low)} to ${say(high)}`;
};

function textOf(facts: Facts, name: string, units: readonly Listing[]): string {
  const random = facts.draw("project-text");
  const { building, settlement, address } = facts;
  const has = (key: string): boolean => building.facilities.has(key);
  const noun = nounOf(facts);
  const homes = noun === "duplex" ? "duplexes" : `${noun}s`;
  const street = streetOf(address.street);
  const offered = units.filter(({ status }) => status === "available");
  const view = offered.length > 0 ? offered : units;
  const areas = view.map(({ details }) => details.internalArea?.min ?? 0);
  const bedrooms = view.map(({ details }) => details.bedrooms?.min ?? 0);
  return (
    paragraph(
      random.pick([
        `${name} brings ${numberWord(units.length)} new ${homes} to ${street} in ${settlement.name}.`,
        `On ${street} in ${settlement.name}, ${name} is a new collection of ${numberWord(units.length)} ${homes}.`,
      ]),
      `Internal areas run from ${span(areas, squareMetres)}, with ${span(bedrooms, numberWord)} bedrooms.`.replace(
        "run from",
        Math.min(...areas) === Math.max(...areas) ? "are" : "run from",
      ),
      `Completion is expected in ${building.year ?? ""}.`,
    ) +
    paragraph(
      random.pick([
        "The plans allow for daylight and storage in every home.",
        "Living areas sit on the brighter side of the building, with bedrooms behind.",
      ]),
      has("air_conditioning") && "Air conditioning is part of every home.",
      has("balcony") && "Each home has a balcony.",
      has("elevator") && "A lift serves all levels.",
      has("secure_parking") && "Secure parking comes with each home.",
      random.pick([
        "Early buyers can choose from several colour schemes for cabinetry, floors and tiles.",
        "Finishes can be selected until construction reaches the interior.",
      ]),
    ) +
    paragraph(
      ...aroundOf(facts),
      "Homes are sold off the plan, with the deposit held in trust until settlement.",
      "See the list of homes for plans, areas and prices.",
      "Images are illustrations and may differ from what is built.",
    )
  );
}

/** The planned home, in the future tense: rooms with the areas of the plan, then the building. */
function plannedOf(facts: Facts): string {
  const { building } = facts;
  const has = (key: string): boolean => building.facilities.has(key);
  const areaOf = (kind: Room["kind"]) => building.rooms.find((room) => room.kind === kind)?.area;
  const living = areaOf("living_room");
  const kitchen = areaOf("kitchen");
  const bedroom = areaOf("bedroom");
  const rooms = [
    living !== undefined && `a living area of ${squareMetres(living)}`,
    kitchen !== undefined && `a kitchen of ${squareMetres(kitchen)}`,
    bedroom !== undefined && `a main bedroom of ${squareMetres(bedroom)}`,
    has("ensuite") && "an ensuite",
    has("walk_in_robe") && "a walk-in robe",
    building.rooms.some(({ kind }) => kind === "laundry") && "a laundry",
    building.rooms.some(({ kind }) => kind === "office") && "a study",
    building.rooms.some(({ kind }) => kind === "storage") && "storage",
  ].filter((room) => room !== false);
  return (
    paragraph(
      `The floor plan includes ${listOf(rooms)}.`,
      has("balcony") &&
        building.open > 0 &&
        `There will be a balcony of ${squareMetres(building.open)}.`,
      has("deck") && building.open > 0 && `There will be a deck of ${squareMetres(building.open)}.`,
      has("courtyard") && "There will be a private courtyard.",
      building.plot > 0 && `The land will be ${landArea(building.plot)}.`,
    ) +
    paragraph(
      has("elevator") && "The building will have a lift.",
      has("secure_parking")
        ? "Secure parking will be included."
        : has("parking") && "Parking will be included.",
      has("ev_charging") && "An EV charger will be installed.",
      has("air_conditioning") && "Air conditioning will be installed.",
      has("dishwasher") && "The kitchen will have a dishwasher.",
      has("gas") && "Gas cooking will be fitted.",
      has("double_glazing") && "Windows will be double glazed.",
      has("solar") && "Solar panels will be installed.",
      has("pool") && "The complex will have a swimming pool.",
      has("gym") && "Residents will share a gym.",
      has("roof_terrace") && "There will be a rooftop terrace for residents.",
      has("intercom") && "Entry will be by intercom.",
      has("bicycle_storage") && "There will be secure storage for bicycles.",
    )
  );
}

/** Title and description of a home in a project. */
export function unitText(
  facts: Facts,
  unit: { project: string; name: string },
): { title: string; description: string } {
  const random = facts.draw("unit-text");
  const { building, settlement } = facts;
  const noun = nounOf(facts);
  const bedrooms = `${numberWord(building.bedrooms)}-bedroom`;
  const area = squareMetres(building.internal);
  const where =
    building.floor === null
      ? ""
      : building.floor === 1
        ? " on the ground floor"
        : ` on level ${building.floor}`;
  const title = random.pick([
    `${unit.project}: ${bedrooms} ${noun}${where}`,
    `${unit.name} at ${unit.project}: ${bedrooms}, ${area}`,
    `Off the plan: ${bedrooms} ${noun} at ${unit.project}`,
  ]);
  const description =
    paragraph(
      random.pick([
        `${unit.name} at ${unit.project} will be ${withArticle(`${bedrooms} ${noun}`)}${where}, in ${settlement.name}.`,
        `${capital(withArticle(`${bedrooms} ${noun}`))}${where}, planned as ${unit.name.toLowerCase()} of ${unit.project} in ${settlement.name}.`,
      ]),
      `The plan shows ${counted(building.bedrooms, "bedroom")} and ${counted(building.bathrooms, "bathroom")} across ${area}.`,
      `Completion is expected in ${building.year ?? ""}.`,
    ) +
    plannedOf(facts) +
    paragraph(
      ...aroundOf(facts),
      random.pick([
        "It is sold off the plan, with the deposit held in trust until settlement.",
        "The contract is off the plan, and the deposit stays in trust until settlement.",
      ]),
      facts.course.status === "sold"
        ? "This home is sold. Other homes in the project are in the list of homes."
        : random.pick([
            "Drawings and the schedule of finishes are available from the agent. Buyers can choose between several colour schemes until construction reaches the interior.",
            "Ask the agent for drawings and the schedule of finishes. Finishes can be selected until construction reaches the interior.",
          ]),
    );
  return { title, description };
}

/** How Australian projects and their units are named and described. */
export const australianProjects: ProjectHabits = {
  nameOf: (random) => `${random.pick(beginnings)} ${random.pick(endings)}`,
  unitNameOf: (number, { floor }, { street }) =>
    floor === null
      ? `Residence ${number}`
      : `Apartment ${/^\d+(?=\/)/.exec(street)?.[0] ?? number}`,
  textOf,
};
