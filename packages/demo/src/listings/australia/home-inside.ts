import type { Facts, Room } from "../facts.ts";
import type { Sentence } from "../prose.ts";
import { paragraph } from "../prose.ts";
import { capital, listOf, numberWord, squareMetres, withArticle } from "./nouns.ts";

const roomsOf = (facts: Facts, kind: Room["kind"]): readonly Room[] =>
  facts.building.rooms.filter((room) => room.kind === kind);

function kitchenSentence(facts: Facts, kitchen: Room): string {
  const random = facts.draw("kitchen");
  const has = (key: string): boolean => facts.building.facilities.has(key);
  const area = squareMetres(kitchen.area);
  const fitted = [has("gas") && "gas cooking", has("dishwasher") && "a dishwasher"].filter(
    (part) => part !== false,
  );
  const extra = fitted.length === 0 ? "" : ` with ${listOf(fitted)}`;
  return random.pick([
    `The kitchen of ${area} has ${listOf([...fitted, "good bench space", "plenty of storage"])}.`,
    `The kitchen measures ${area}${extra === "" ? ` and has good bench space` : extra}.`,
    `The kitchen is ${area}${extra === "" ? ", with room for a breakfast stool or two" : extra}.`,
    `The ${area} kitchen${extra === "" ? " has plenty of storage" : ` comes${extra}`}.`,
    `There is ${withArticle(area)} kitchen${extra === "" ? " with good storage" : extra}.`,
  ]);
}

function livingSentences(facts: Facts): Sentence[] {
  const { building } = facts;
  const random = facts.draw("living");
  const has = (key: string): boolean => building.facilities.has(key);
  const [main, second] = roomsOf(facts, "living_room");
  const [kitchen] = roomsOf(facts, "kitchen");
  const [dining] = roomsOf(facts, "dining_room");
  if (main === undefined) return [];
  const area = squareMetres(main.area);
  return [
    random.pick(
      main.area < 18
        ? [
            `The living area is ${area}, enough for a lounge and a small table.`,
            `At ${area}, the living room is compact and well proportioned.`,
            `The living room of ${area} gets good daylight.`,
          ]
        : [
            `The living area measures ${area} and takes both a lounge and a dining table.`,
            `At ${area}, the main living room is easy to furnish.`,
            `Large windows bring daylight into the ${area} living room.`,
            `The living area of ${area} has room for a lounge and a dining table.`,
            `There is a living area of ${area}.`,
            `There is ${area} of living area, with space for a table near the kitchen.`,
          ],
    ),
    has("fireplace") &&
      random.pick(["There is a fireplace in the living room.", "The living room has a fireplace."]),
    second !== undefined &&
      random.pick([
        `A second living room of ${squareMetres(second.area)} gives the household more space.`,
        `There is also a rumpus room of ${squareMetres(second.area)}.`,
      ]),
    dining !== undefined &&
      `A separate dining room of ${squareMetres(dining.area)} is close to the kitchen.`,
    kitchen === undefined
      ? "A kitchenette covers everyday cooking."
      : kitchenSentence(facts, kitchen),
    has("white_goods") && "Fridge, washing machine and other appliances are included.",
  ];
}

function sleepingSentences(facts: Facts): Sentence[] {
  const { building } = facts;
  const random = facts.draw("sleeping");
  const has = (key: string): boolean => building.facilities.has(key);
  const bedrooms = roomsOf(facts, "bedroom");
  const [main] = bedrooms;
  const robes = has("walk_in_robe")
    ? "a walk-in robe"
    : has("built_in_robes")
      ? "built-in robes"
      : "";
  const isOne = bedrooms.length === 1;
  const [office] = roomsOf(facts, "office");
  const [bath] = roomsOf(facts, "bathroom");
  return [
    main !== undefined &&
      (isOne
        ? random.pick([
            `The bedroom is ${squareMetres(main.area)}${robes === "" ? "" : `, with ${robes}`}.`,
            `${capital(withArticle(squareMetres(main.area)))} bedroom${robes === "" ? "" : ` with ${robes}`} is separate from the living area.`,
          ])
        : random.pick([
            `The main bedroom is ${squareMetres(main.area)}${robes === "" ? "" : ` and has ${robes}`}${has("ensuite") ? `${robes === "" ? " and has" : " as well as"} an ensuite` : ""}.`,
            has("ensuite")
              ? `The ${squareMetres(main.area)} main bedroom has an ensuite${robes === "" ? "" : ` and ${robes}`}.`
              : `Of the ${numberWord(bedrooms.length)} bedrooms, the largest is ${squareMetres(main.area)}${robes === "" ? "" : `, with ${robes}`}.`,
          ])),
    bath !== undefined &&
      (building.bathrooms === 1
        ? random.pick([
            `The bathroom is ${squareMetres(bath.area)} and has a ${has("bathtub") ? "shower and a bath" : "shower"}.`,
            has("bathtub")
              ? `There is a bath as well as a shower in the ${squareMetres(bath.area)} bathroom.`
              : `The ${squareMetres(bath.area)} bathroom is tiled, with a walk-in shower.`,
          ])
        : random.pick([
            `The main bathroom is ${squareMetres(bath.area)}${has("bathtub") ? " and has a bath" : ""}.`,
            `Of the ${numberWord(building.bathrooms)} bathrooms, the largest is ${squareMetres(bath.area)}${has("bathtub") ? " and has a bath" : ""}.`,
          ])),
    office !== undefined &&
      random.pick([
        `There is also a study of ${squareMetres(office.area)}.`,
        `A study of ${squareMetres(office.area)} is separate from the living area.`,
      ]),
  ];
}

/** Living, cooking, sleeping: the rooms with the areas that the plan shows. */
export const insideOf = (facts: Facts): string =>
  paragraph(...livingSentences(facts), ...sleepingSentences(facts));
