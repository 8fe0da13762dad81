import type { Facts } from "../facts.ts";
import { isRent } from "../facts.ts";
import { isFlat } from "../home-building.ts";
import { paragraph } from "../prose.ts";
import {
  capital,
  counted,
  nounOf,
  numberWord,
  squareMetres,
  streetOf,
  withArticle,
} from "./nouns.ts";
import { adjectiveOf } from "./titles.ts";

function firstSentence(facts: Facts): string {
  const { building, settlement, course, listingType } = facts;
  const random = facts.draw("opening");
  const noun = nounOf(facts);
  const adjective = adjectiveOf(facts);
  const a = withArticle(`${adjective} ${noun}`);
  const street = streetOf(facts.address.street);
  const { name } = settlement;
  const isOpen = course.status === "available";
  const offer = isOpen && isRent(listingType) ? ", now available for lease" : "";
  const area = squareMetres(building.internal);
  if (isFlat(building.type)) {
    const isGround = building.floor === 1;
    const level = isGround ? "on the ground floor" : `on level ${building.floor ?? ""}`;
    return random.pick([
      `Set ${level} of a ${numberWord(building.floors ?? 2)}-storey building on ${street}, this is ${a}${offer}.`,
      `${capital(a)} ${level} of a building on ${street}, ${name}${offer}.`,
      `This ${adjective} ${noun} ${level} has ${area} of internal space in ${name}.`,
      `On ${street} in ${name}, ${level}: ${a}.`,
      isGround
        ? `This ${adjective} ${noun} is on the ground floor on ${street}, ${name}.`
        : `On level ${building.floor ?? ""} in ${name}: ${a} of ${area}.`,
      `${capital(a)} ${level}, on ${street} in ${name}.`,
    ]);
  }
  const floors = building.floors ?? 1;
  const storeys = floors === 1 ? "on one level" : `over ${numberWord(floors)} levels`;
  return random.pick([
    `Laid out ${storeys} on ${street}, this is ${a}${offer}.`,
    `${capital(a)} in ${name} with ${area} of living space ${storeys}.`,
    `Built in ${building.year ?? ""}, this ${adjective} ${noun} is on ${street} in ${name}.`,
    `Living is arranged ${storeys} in this ${adjective} ${noun} on ${street}.`,
    `This ${adjective} ${noun} on ${street} has ${area} ${storeys}.`,
    `${capital(a)} on ${street} in ${name}, ${storeys}.`,
  ]);
}

function sizeSentence(facts: Facts, view: string): string {
  const { building } = facts;
  const random = facts.draw("size");
  if (building.bedrooms === 0) {
    return random.pick([
      "Living and sleeping share one room, with a separate bathroom.",
      "One open room holds living, sleeping and a compact kitchen, and the bathroom is separate.",
    ]);
  }
  const beds = counted(building.bedrooms, "bedroom");
  const baths = counted(building.bathrooms, "bathroom");
  const area = squareMetres(building.internal);
  const isForMany = building.bedrooms >= 3;
  const shapes = [
    `There ${building.bedrooms === 1 ? "is" : "are"} ${beds}, ${baths} and ${isForMany ? "comfortable living areas" : "a comfortable living area"}.`,
    `The ${nounOf(facts)} has ${beds} and ${baths}.`,
    `The home has ${beds} and ${baths}.`,
  ];
  if (isForMany) {
    shapes.push(
      `It offers ${beds} and ${baths}, with room to spread out in the living areas.`,
      `With ${beds} and ${baths}, it suits everyday life as well as visitors.`,
      `${capital(beds)} and ${baths} suit a family or a share house.`,
    );
  } else {
    shapes.push(`${capital(beds)} and ${baths} suit a couple or a small household.`);
  }
  if (!view.includes(area))
    shapes.push(
      `Across ${area} there ${building.bedrooms === 1 ? "is" : "are"} ${beds} and ${baths}.`,
    );
  return random.pick(shapes);
}

function ageSentence(facts: Facts, view: string): string | null {
  const { year, renovated, isNew } = facts.building;
  const random = facts.draw("age");
  if (year === null) return null;
  const isShown = view.includes(String(year));
  if (isNew) {
    return random.pick([
      `It is new, completed in ${year}, and ready to move into.`,
      `Construction was completed in ${year}.`,
      `It is brand new, built in ${year}.`,
    ]);
  }
  if (renovated !== null) {
    return random.pick([
      isShown
        ? `It was updated in ${renovated}.`
        : `It was built in ${year} and updated in ${renovated}.`,
      `It was renovated in ${renovated}.`,
      `The last renovation was in ${renovated}.`,
    ]);
  }
  if (isShown) return null;
  if (year < 1930) {
    return random.pick([
      `It dates from ${year} and has high ceilings.`,
      `It was built in ${year}.`,
    ]);
  }
  return random.pick([
    `It was built in ${year}.`,
    year < 2016
      ? `Construction dates from ${year}, and it has been looked after since.`
      : `It dates from ${year}.`,
    null,
  ]);
}

/** What it is, where, how large and how old. */
export function introductionOf(facts: Facts): string {
  const first = firstSentence(facts);
  return paragraph(first, sizeSentence(facts, first), ageSentence(facts, first));
}
