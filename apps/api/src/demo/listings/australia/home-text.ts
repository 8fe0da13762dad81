import type { Facts, Room } from "../facts.ts";
import { isLeisure, isRent } from "../facts.ts";
import { isFlat } from "../home-building.ts";
import type { Sentence } from "../prose.ts";
import { paragraph, some } from "../prose.ts";
import { adjectiveOf } from "./titles.ts";
import {
  capital,
  counted,
  listOf,
  nounOf,
  numberWord,
  squareMetres,
  withArticle,
} from "./words.ts";

const roomsOf = (facts: Facts, kind: Room["kind"]): readonly Room[] =>
  facts.building.rooms.filter((room) => room.kind === kind);

function first(facts: Facts): string {
  const { building, settlement, address, course, listingType } = facts;
  const random = facts.draw("opening");
  const noun = nounOf(facts);
  const a = withArticle(`${adjectiveOf(random, facts)} ${noun}`);
  const street = address.street.replace(/^\d+\//, "").replace(/^\d+[A-Z]? /, "");
  const offer =
    course.status !== "available" ? "" : isRent(listingType) ? " now available for lease" : "";
  if (isFlat(building.type)) {
    const level =
      (building.floor ?? 1) === 1 ? "on the ground floor" : `on level ${building.floor ?? ""}`;
    return random.pick([
      `Set ${level} of a ${building.floors ?? 2}-storey building on ${street}, this is ${a}${offer}.`,
      `${capital(a)} ${level}, in the middle of ${settlement.name}.`.replace(
        "in the middle of",
        building.facilities.has("central") ? "in the middle of" : "in",
      ),
      `This ${noun} sits ${level} and offers ${squareMetres(building.internal)} of internal space in ${settlement.name}.`,
      `On ${street} in ${settlement.name}, ${level}, you will find ${a}.`,
    ]);
  }
  const storeys =
    (building.floors ?? 1) === 1
      ? "on one level"
      : `over ${numberWord(building.floors ?? 2)} levels`;
  return random.pick([
    `Laid out ${storeys} on ${street}, this is ${a}${offer}.`,
    `${capital(a)} in ${settlement.name}, with ${squareMetres(building.internal)} of living space ${storeys}.`,
    `On ${street} in ${settlement.name} stands ${a} built in ${building.year ?? ""}.`,
    `Living is arranged ${storeys} in this ${adjectiveOf(random, facts)} ${noun} on ${street}.`,
  ]);
}

function size(facts: Facts): string {
  const { building, draw } = facts;
  const random = draw("size");
  if (building.bedrooms === 0) {
    return random.pick([
      "Living and sleeping share one well-planned room, with a bathroom of its own.",
      "One open room holds living, sleeping and a compact kitchen, and the bathroom is separate.",
    ]);
  }
  const beds = counted(building.bedrooms, "bedroom");
  const baths = counted(building.bathrooms, "bathroom");
  return random.pick([
    `It offers ${beds} and ${baths}, with room to spread out in the living areas.`,
    `With ${beds} and ${baths}, it suits everyday life as well as visitors.`,
    `The plan gives you ${beds}, ${baths} and comfortable living areas.`,
    `Inside there are ${beds} and ${baths} across ${squareMetres(building.internal)}.`.replace(
      "there are one",
      "there is one",
    ),
  ]);
}

function age(facts: Facts): Sentence {
  const { year, renovated, isNew } = facts.building;
  const random = facts.draw("age");
  if (year === null) return null;
  if (isNew)
    return random.pick([
      "Everything is new and ready to move into.",
      "Construction has just been completed, so nothing has been lived in yet.",
    ]);
  if (renovated !== null) {
    return random.pick([
      `Built in ${year} and updated in ${renovated}, it is ready to enjoy as it stands.`,
      `The ${renovated} renovation respected what was built in ${year}.`,
      `Works in ${renovated} brought it up to date.`,
    ]);
  }
  if (year < 1930)
    return random.pick([
      `Dating from ${year}, it keeps the proportions of its time.`,
      `It was built in ${year}, and the ceiling heights show it.`,
    ]);
  return random.pick([
    `It was built in ${year}.`,
    `Construction dates from ${year}, and it has been looked after since.`,
    null,
  ]);
}

function living(facts: Facts): Sentence[] {
  const { building } = facts;
  const random = facts.draw("living");
  const has = (key: string): boolean => building.facilities.has(key);
  const [main, second] = roomsOf(facts, "living_room");
  const [kitchen] = roomsOf(facts, "kitchen");
  const [dining] = roomsOf(facts, "dining_room");
  if (main === undefined) return [];
  const area = squareMetres(main.area);
  return [
    random.pick([
      `The living area measures ${area} and takes both a lounge and a dining table.`,
      `At ${area}, the main living room is easy to furnish.`,
      `Large windows bring daylight into the ${area} living room.`,
      `The ${area} living area is where everyone will gather.`,
    ]),
    has("fireplace") &&
      random.pick([
        "A fireplace warms the cooler months.",
        "In winter the fireplace becomes the heart of the room.",
      ]),
    second !== undefined &&
      random.pick([
        `A second living room of ${squareMetres(second.area)} lets children and adults have their own space.`,
        `There is also a rumpus room of ${squareMetres(second.area)}.`,
      ]),
    dining !== undefined &&
      `A separate dining room of ${squareMetres(dining.area)} sits close to the kitchen.`,
    kitchen === undefined
      ? "A kitchenette covers everyday cooking."
      : random.pick([
          `The kitchen has ${has("gas") ? "gas cooking" : "good bench space"}${has("dishwasher") ? ", a dishwasher" : ""} and plenty of storage.`,
          `Cooks have ${squareMetres(kitchen.area)} of kitchen${has("dishwasher") ? " with a dishwasher" : ""}${has("gas") ? " and gas cooktop" : ""} to work in.`,
          `The kitchen is ${squareMetres(kitchen.area)}${has("dishwasher") ? ", with a dishwasher in place" : ", with room for a breakfast stool or two"}.`,
        ]),
    has("white_goods") && "Fridge, washing machine and other appliances are included.",
  ];
}

function sleeping(facts: Facts): Sentence[] {
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
            `A ${squareMetres(main.area)} bedroom${robes === "" ? "" : ` with ${robes}`} sits apart from the living area.`,
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
          `${capital(numberWord(baths))} bathrooms keep mornings calm${has("bathtub") ? ", and one has a bath" : ""}.`,
          `There are ${numberWord(baths)} bathrooms${has("bathtub") ? ", one with a bath" : ""}.`,
        ]),
    rest.length > 0 &&
      random.pick([
        `${capital(listOf(rest))} ${rest.length > 1 ? "complete" : "completes"} the plan.`,
        `You also get ${listOf(rest)}.`,
      ]),
  ];
}

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
      "A rainwater tank looks after the garden.".replace(
        "looks after the garden",
        has("garden") ? "looks after the garden" : "is in place",
      ),
    has("bore_water") && "There is bore water on the property.",
    has("double_glazing") && "Double glazing keeps noise and heat out.",
    has("broadband") && random.pick(["The NBN is connected.", "NBN is connected."]),
    has("alarm") && "A security alarm is fitted.",
    has("intercom") && "Entry is by intercom.",
    has("gym") && "Residents share a gym.",
    has("roof_terrace") &&
      "Residents also share a rooftop terrace.".replace("also ", has("gym") ? "also " : ""),
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
  const land =
    building.plot >= 10_000
      ? `${String(Math.round(building.plot / 1_000) / 10)} hectares`
      : squareMetres(building.plot);
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
      ? `Parking is secure, with ${building.parking === 1 ? "one space" : `${numberWord(building.parking)} spaces`} on title.`
      : has("carport")
        ? `A carport shelters ${building.parking === 1 ? "one car" : `${numberWord(building.parking)} cars`}.`
        : has("parking") &&
          `There is off-street parking for ${building.parking === 1 ? "one car" : `${numberWord(building.parking)} cars`}.`,
  ];
}

function around(facts: Facts): Sentence[] {
  const { building, settlement, listingType } = facts;
  const random = facts.draw("around");
  const has = (key: string): boolean => building.facilities.has(key);
  const { name } = settlement;
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
        `${name} has everyday shopping and services within easy reach by car.`,
        `Everyday needs are covered in ${name}.`,
      ]),
  ];
}

function closing(facts: Facts): Sentence[] {
  const { building, listingType, course, ownerType } = facts;
  const random = facts.draw("closing");
  const isOpen = course.status === "available";
  return [
    isLeisure(listingType) && building.beds > 0 && `It sleeps ${numberWord(building.beds)}.`,
    isRent(listingType) &&
      isOpen &&
      (ownerType === "user"
        ? random.pick([
            "We are letting it ourselves and look forward to meeting you.",
            "Send the owner a message to arrange a time.",
          ])
        : random.pick([
            "Register to inspect and we will confirm your time.",
            "Apply online after the inspection.",
            null,
          ])),
    !isRent(listingType) &&
      isOpen &&
      (ownerType === "user"
        ? "The owners are selling privately and are happy to show you through."
        : random.pick([
            "Contact the agent for the contract and any reports.",
            "Ask the agent for the contract of sale.",
            "Come along to the open home or call to arrange a private inspection.",
            null,
            null,
          ])),
    course.status === "future" &&
      random.pick([
        "It comes to market shortly; get in touch to hear first.",
        "Full details follow before the first open home.",
      ]),
    course.status === "sold" && random.pick(["This property has been sold.", null]),
    course.status === "rented" && random.pick(["This property has been leased.", null]),
  ];
}

/** Rooms, outdoors, comfort: what a home and a unit off the plan tell alike. */
export function middleOf(facts: Facts): string {
  const random = facts.draw("text");
  const air = some(random, outside(facts), 5);
  const comfort = some(random, climate(facts), air.length > 3 ? 3 : 4);
  return paragraph(...living(facts), ...sleeping(facts)) + paragraph(...air, ...comfort);
}

/** What lies around the home. */
export const aroundOf = (facts: Facts): string[] =>
  some(facts.draw("around-choice"), around(facts), 3);

/** The description of a home: what, inside, outside, around. */
export const homeText = (facts: Facts): string =>
  paragraph(first(facts), size(facts), age(facts)) +
  middleOf(facts) +
  paragraph(...aroundOf(facts), ...closing(facts));
