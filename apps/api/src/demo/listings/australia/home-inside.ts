import type { Facts, Room } from "../facts.ts";
import type { Sentence } from "../prose.ts";
import { paragraph } from "../prose.ts";
import { capital, listOf, numberWord, squareMetres, withArticle } from "./words.ts";

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
    `The kitchen has ${listOf([...fitted, "good bench space", "plenty of storage"])}.`,
    `The kitchen measures ${area}${extra === "" ? ` and has good bench space` : extra}.`,
    `The kitchen is ${area}${extra === "" ? ", with room for a breakfast stool or two" : extra}.`,
    `The ${area} kitchen${extra === "" ? " has plenty of storage" : ` comes${extra}`}.`,
    `${capital(withArticle(area))} kitchen${extra === "" ? " with good storage" : extra}.`,
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
      `A separate dining room of ${squareMetres(dining.area)} sits close to the kitchen.`,
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
  const rest: string[] = [];
  const [office] = roomsOf(facts, "office");
  if (office !== undefined) rest.push(`a study of ${squareMetres(office.area)}`);
  if (roomsOf(facts, "laundry").length > 0) rest.push("an internal laundry");
  if (roomsOf(facts, "storage").length > 0) rest.push("storage");
  const baths = building.bathrooms;
  return [
    main !== undefined &&
      (isOne
        ? random.pick([
            `The bedroom is ${squareMetres(main.area)}${robes === "" ? "" : `, with ${robes}`}.`,
            `${capital(withArticle(squareMetres(main.area)))} bedroom${robes === "" ? "" : ` with ${robes}`} sits apart from the living area.`,
          ])
        : random.pick([
            `The main bedroom is ${squareMetres(main.area)}${robes === "" ? "" : ` and has ${robes}`}${has("ensuite") ? `${robes === "" ? " and has" : " as well as"} an ensuite` : ""}.`,
            has("ensuite")
              ? `An ensuite${robes === "" ? "" : ` and ${robes}`} ${robes === "" ? "serves" : "serve"} the ${squareMetres(main.area)} main bedroom.`
              : `Of the ${numberWord(bedrooms.length)} bedrooms, the largest is ${squareMetres(main.area)}${robes === "" ? "" : `, with ${robes}`}.`,
          ])),
    baths === 1
      ? random.pick([
          `The bathroom has a shower${has("bathtub") ? " and a bath" : ""}.`,
          has("bathtub")
            ? "There is a bath as well as a shower."
            : "The bathroom is tiled, with a walk-in shower.",
        ])
      : random.pick([
          `The home has ${numberWord(baths)} bathrooms${has("bathtub") ? ", one with a bath" : ""}.`,
          `There are ${numberWord(baths)} bathrooms${has("bathtub") ? ", one with a bath" : ""}.`,
          `The ${numberWord(baths)} bathrooms are tiled${has("bathtub") ? ", and one has a bath" : ""}.`,
          has("bathtub")
            ? "One of the bathrooms has a bath."
            : `There are ${numberWord(baths)} bathrooms.`,
        ]),
    rest.length > 0 &&
      random.pick([
        `${capital(listOf(rest))} ${rest.length > 1 ? "complete" : "completes"} the plan.`,
        `You also get ${listOf(rest)}.`,
      ]),
  ];
}

/** Living, cooking, sleeping: the rooms with the areas that the plan shows. */
export const insideOf = (facts: Facts): string =>
  paragraph(...livingSentences(facts), ...sleepingSentences(facts));
