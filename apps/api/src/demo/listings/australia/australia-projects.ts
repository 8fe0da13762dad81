import type { Listing } from "@hjem/domain/listing/listing";
import type { Facts } from "../facts.ts";
import type { ProjectHabits } from "../market.ts";
import { paragraph } from "../prose.ts";
import { insideOf } from "./home-inside.ts";
import { aroundOf, outsideOf } from "./home-outside.ts";
import {
  capital,
  counted,
  nounOf,
  numberWord,
  squareMetres,
  streetOf,
  withArticle,
} from "./words.ts";

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
  const areas = units.map(({ details }) => details.internalArea?.min ?? 0);
  const bedrooms = units.map(({ details }) => details.bedrooms?.min ?? 0);
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
        "Plans favour daylight, storage and rooms that are easy to furnish.",
        "Living areas sit on the brighter side of the building, with bedrooms behind.",
      ]),
      has("air_conditioning") && "Air conditioning is part of every home.",
      has("balcony") && "Each home has a balcony.",
      has("elevator") && "A lift serves all levels.",
      has("secure_parking") && "Secure parking comes with each home.",
      random.pick([
        "Early buyers choose from several schemes for cabinetry, floors and tiles.",
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
    insideOf(facts) +
    outsideOf(facts) +
    paragraph(
      ...aroundOf(facts),
      random.pick([
        "It is sold off the plan, with the deposit held in trust until settlement.",
        "The contract is off the plan, and the deposit stays in trust until settlement.",
      ]),
      facts.course.status === "sold"
        ? "This home is sold; others in the project are not."
        : "Ask the agent for drawings and the schedule of finishes.",
    );
  return { title, description };
}

/** How Australian projects and their units are named and told of. */
export const australianProjects: ProjectHabits = {
  nameOf: (random) => `${random.pick(beginnings)} ${random.pick(endings)}`,
  unitNameOf: (number, { floor }, { street }) =>
    floor === null
      ? `Residence ${number}`
      : `Apartment ${/^\d+(?=\/)/.exec(street)?.[0] ?? number}`,
  textOf,
};
