import type { Facts } from "../facts.ts";
import { isRent } from "../facts.ts";
import type { Sentence } from "../prose.ts";
import { paragraph, some } from "../prose.ts";
import {
  capital,
  counted,
  landArea,
  listOf,
  nounOf,
  numberWord,
  squareMetres,
  withArticle,
} from "./words.ts";

const streetOf = ({ address }: Facts): string =>
  address.street.replace(/^\d+\//, "").replace(/^\d+[A-Z]? /, "");

/** A room in a share house. */
export function roomText(facts: Facts): string {
  const random = facts.draw("text");
  const { building, settlement } = facts;
  const has = (key: string): boolean => building.facilities.has(key);
  return (
    paragraph(
      random.pick([
        `A ${squareMetres(building.internal)} room is coming up in a share house on ${streetOf(facts)}, ${settlement.name}.`,
        `There is a furnished room of ${squareMetres(building.internal)} available in our place on ${streetOf(facts)}.`,
      ]),
      random.pick([
        "It fits a double bed, a desk and a chair by the window.",
        "The room comes with a bed, a desk and good daylight.",
      ]),
      has("built_in_robes") && "There are built-in robes, so you need not bring a wardrobe.",
    ) +
    paragraph(
      random.pick([
        "Kitchen, bathroom and living room are shared with the rest of the household.",
        "You share the kitchen, the living room and the bathroom with the others who live here.",
      ]),
      has("white_goods") && "Fridge, washing machine and dryer are here already.",
      has("broadband") && "NBN is connected and included.",
      random.pick([
        "We cook together now and then and otherwise give each other space.",
        "The household is tidy, easy-going and quiet on weeknights.",
        "Most of us work full time, so weekdays are calm.",
      ]),
    ) +
    paragraph(
      has("central") && `${settlement.name} shops and cafes are close by.`,
      has("public_transport") && "Public transport is nearby, which makes getting around simple.",
      random.pick([
        "Bills are split evenly at the end of each month.",
        "Electricity and water are part of the rent.",
      ]),
      random.pick([
        "A four-week bond applies, and the minimum stay is three months.",
        "We are after somebody for six months or longer.",
      ]),
      facts.course.status === "available" &&
        "Tell us a little about yourself when you get in touch and we will find a time to meet.",
    )
  );
}

/** A block of land. */
export function landText(facts: Facts): string {
  const random = facts.draw("text");
  const { building, settlement } = facts;
  const has = (key: string): boolean => building.facilities.has(key);
  return (
    paragraph(
      random.pick([
        `${capital(landArea(building.plot))} of land on ${streetOf(facts)} in ${settlement.name}, ready for your own plans.`,
        `This block on ${streetOf(facts)} measures ${landArea(building.plot)} and is waiting for its first home.`,
        `A vacant block of ${landArea(building.plot)} in ${settlement.name}.`,
      ]),
      random.pick([
        "The land is mostly level, which keeps site works simple.",
        "A gentle fall gives you several options for siting a home.",
        "The shape is regular and the frontage comfortable.",
      ]),
    ) +
    paragraph(
      random.pick([
        "Power, water and sewer run past the boundary, and connection is at the buyer's cost.",
        "Services are available in the street; connections are arranged by the buyer.",
      ]),
      "Planning controls apply, so please confirm with the council what can be built before you make an offer.",
      has("sunny") && "The aspect is northerly.",
      has("view") && "There are views to plan around.",
      has("broadband") && "The NBN is available in the street.",
    ) +
    paragraph(
      has("child_friendly") && "Schools and parks are within the neighbourhood.",
      has("quiet") && "The street is quiet.",
      has("hiking") && "Walking tracks begin nearby.",
      has("public_transport") && "Public transport is within reach.",
      `You are welcome to walk the block at any time during daylight; please keep to the boundary pegs.`,
      facts.course.status === "available" &&
        "Ask the agent for the plan and the title particulars.",
    )
  );
}

/** A place for a car. */
export function parkingText(facts: Facts): string {
  const random = facts.draw("text");
  const { building, settlement } = facts;
  const has = (key: string): boolean => building.facilities.has(key);
  return (
    paragraph(
      `${has("secure_parking") ? "A secure car space" : "A car space"} on ${streetOf(facts)} in ${settlement.name}, ${isRent(facts.listingType) ? "for lease" : "for sale"} on its own.`,
      `It measures about ${squareMetres(building.internal)} and ${random.pick(["is easy to drive into", "suits most cars", "has good clearance on both sides"])}.`,
    ) +
    paragraph(
      has("gated") && "The gate opens by remote.",
      has("ev_charging") && "An EV charger is in place.",
      has("elevator") && "A lift takes you up to street level.",
      has("step_free") && "The way out is step-free.",
      has("secure_parking")
        ? "The car park is well lit and covered."
        : "The space is marked and numbered.",
      "Access is around the clock, every day of the year.",
    ) +
    paragraph(
      `Street parking in ${settlement.name} is limited, so a space of your own makes daily life easier.`,
      random.pick([
        "It would suit somebody who lives or works nearby.",
        "A good fit for a resident without parking or for a local business.",
      ]),
      isRent(facts.listingType)
        ? "The lease runs month to month, with one month's notice on either side."
        : "Owners corporation rules apply, and the space may be let.",
      "Please check the height and length of your car before you commit.",
      facts.course.status === "available" && "Call to see it.",
    )
  );
}

const uses: Readonly<Record<string, readonly string[]>> = {
  office: [
    "The floor combines open workspace with enclosed rooms.",
    "Workstations line the windows, with quiet rooms towards the core.",
    "The layout can be kept or opened up to suit.",
  ],
  grocery_shop: [
    "A wide shopfront gives exposure to passing trade, and deliveries come in at the rear.",
    "The retail floor is open and simple to fit out.",
    "It would suit retail, a studio or a showroom.",
  ],
  mall: [
    "Several tenancies share deliveries and amenities.",
    "The retail floors are divided into tenancies that can be combined.",
  ],
  warehouse: [
    "The warehouse is clear-span for the most part, on a concrete slab.",
    "Racking and forklifts have room to move.",
  ],
  production_industry: [
    "The factory floor is concrete, with wide roller doors.",
    "Production and storage can be kept apart.",
  ],
  workshop: [
    "The workshop has a concrete floor, drainage and a wide roller door.",
    "It suits trades, detailing or light manufacture.",
  ],
  canteen: [
    "There is seating space at the front and the kitchen sits directly behind.",
    "The fit-out for food service is in place and can be taken over by arrangement.",
  ],
  hotel_accommodation: [
    "Guest rooms, reception and shared lounges are in place.",
    "It can keep trading, or take on a new use subject to approval.",
  ],
  education_events: [
    "Teaching rooms come in several sizes.",
    "The rooms work for courses, rehearsals and small events.",
  ],
  apartment_building: [
    "The building holds several self-contained units on one title.",
    "The units are let on individual agreements.",
  ],
  combination: [
    "Office, storage and workshop share one roof.",
    "The building can be split between users, each with their own entry.",
  ],
};

/** Premises of a business. */
export function premisesText(facts: Facts): string {
  const random = facts.draw("text");
  const { building, settlement } = facts;
  const has = (key: string): boolean => building.facilities.has(key);
  const noun = nounOf(facts);
  const named = [
    has("meeting_rooms") ? "meeting rooms" : "",
    has("kitchenette") ? "a kitchenette" : "",
    has("commercial_kitchen") ? "a commercial kitchen" : "",
    has("loading_bay") ? "a loading dock" : "",
    has("elevator") ? "a lift" : "",
    has("alarm") ? "an alarm system" : "",
    has("canteen") ? "a cafe in the building" : "",
    has("bicycle_storage") ? "bicycle storage" : "",
  ].filter((name) => name !== "");
  const comfort: Sentence[] = [
    has("air_conditioning") && "Air conditioning is installed.",
    has("high_ceiling") && "Clearance is high.",
    has("step_free") && "Entry is step-free.",
    has("ev_charging") && "An EV charger is on site.",
    has("gated") && "The site is gated.",
    has("broadband") && "The NBN is connected.",
    has("janitor") && "A caretaker looks after the building.",
  ];
  return (
    paragraph(
      random.pick([
        `${capital(withArticle(noun))} of ${squareMetres(building.internal)} on ${streetOf(facts)}, ${settlement.name}.`,
        `${squareMetres(building.internal)} of commercial space on ${streetOf(facts)} in ${settlement.name}, ${isRent(facts.listingType) ? "for lease" : "for sale"}.`,
        `On ${streetOf(facts)} in ${settlement.name}, this ${noun} offers ${squareMetres(building.internal)}.`,
      ]),
      building.floor !== null && building.floor > 1 && `It sits on level ${building.floor}.`,
      building.year !== null &&
        (building.renovated === null
          ? `The building dates from ${building.year}.`
          : `The building dates from ${building.year} and was refurbished in ${building.renovated}.`),
    ) +
    paragraph(
      random.pick(uses[building.type] ?? ["The space is flexible."]),
      named.length > 0 && `You get ${listOf(named.slice(0, 4))}.`,
      ...some(random, comfort, 3),
      building.parking > 1 &&
        `Parking is provided for ${building.parking < 13 ? numberWord(building.parking) : building.parking} cars.`,
      building.plot > 0 && `The site area is ${landArea(building.plot)}.`,
      building.bathrooms > 1 && `There are ${counted(building.bathrooms, "bathroom")}.`,
    ) +
    paragraph(
      has("central") &&
        `The address is central, with the services of ${settlement.name} around the corner.`,
      has("public_transport") && "Staff and visitors can arrive by public transport.",
      has("view") && "There are views from the upper windows.",
      random.pick([
        "Signage on the facade can be discussed.",
        "Access and signage are settled in the agreement.",
        "Fit-out may stay or go, as agreed.",
      ]),
      isRent(facts.listingType)
        ? random.pick([
            "Rent is quoted per week plus GST and outgoings.",
            "Outgoings and GST are in addition to the rent, and the term is negotiable.",
          ])
        : random.pick([
            "The price is plus GST, if applicable.",
            "Leases, plans and outgoings are available to interested parties.",
          ]),
      facts.course.status === "available" &&
        random.pick(["Call the agent to inspect.", "Inspections are by appointment."]),
    )
  );
}

/** Title of what is no home. */
export function otherTitle(facts: Facts): string {
  const random = facts.draw("title");
  const { building, settlement } = facts;
  const has = (key: string): boolean => building.facilities.has(key);
  if (building.type === "land") {
    const extra = has("view") ? " with views" : has("sunny") ? " with a northerly aspect" : "";
    return random.pick([
      `${landArea(building.plot)} block in ${settlement.name}${extra}`,
      `Vacant land on ${streetOf(facts)}${extra}`,
      `Build your own on ${landArea(building.plot)}`,
    ]);
  }
  if (building.type === "garage_parking") {
    const name = has("secure_parking") ? "Secure car space" : "Car space";
    return random.pick([
      `${name} in ${settlement.name}`,
      `${name} on ${streetOf(facts)}`,
      `${settlement.name}: ${name.toLowerCase()}${has("ev_charging") ? " with EV charger" : ""}`,
    ]);
  }
  const noun = nounOf(facts);
  const best = has("loading_bay")
    ? " with loading dock"
    : has("commercial_kitchen")
      ? " with commercial kitchen"
      : has("meeting_rooms")
        ? " with meeting rooms"
        : has("parking")
          ? " with parking"
          : "";
  return random.pick([
    `${squareMetres(building.internal)} ${noun} in ${settlement.name}`,
    `${capital(noun)}${best} on ${streetOf(facts)}`,
    `${settlement.name} ${noun}${best}`,
    `${has("central") ? "Central" : capital(noun)}${has("central") ? ` ${noun}` : ""} of ${squareMetres(building.internal)}${best}`,
  ]);
}
