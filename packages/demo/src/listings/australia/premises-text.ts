import type { Facts, Room } from "../facts.ts";
import { isRent } from "../facts.ts";
import type { Sentence } from "../prose.ts";
import { paragraph, some } from "../prose.ts";
import {
  capital,
  landArea,
  listOf,
  nounOf,
  numberWord,
  squareMetres,
  streetOf,
  toStop,
  withArticle,
} from "./nouns.ts";

/** What a part of premises is used for, after an area. */
const roomNames: Readonly<Partial<Record<Room["kind"], string>>> = {
  office: "office",
  sales: "trading floor",
  storage: "storage",
  hall: "common area",
  kitchen: "kitchen",
};

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
    "The units are leased individually.",
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
    has("broadband") ? "an NBN connection" : "",
    has("canteen") ? "a cafe in the building" : "",
    has("bicycle_storage") ? "bicycle storage" : "",
  ].filter((name) => name !== "");
  const comfort: Sentence[] = [
    has("air_conditioning") && "Air conditioning is installed.",
    has("high_ceiling") && "Clearance is high.",
    has("step_free") && "Entry is step-free.",
    has("ev_charging") && "An EV charger is on site.",
    has("gated") && "The site is gated.",
    has("janitor") && "A caretaker looks after the building.",
  ];
  const [largest, second] = building.rooms
    .filter(({ kind }) => roomNames[kind] !== undefined)
    .toSorted((a, b) => b.area - a.area);
  return (
    paragraph(
      random.pick([
        `${capital(withArticle(noun))} of ${squareMetres(building.internal)} on ${streetOf(facts.address.street)}, ${settlement.name}.`,
        `${squareMetres(building.internal)} of commercial space on ${streetOf(facts.address.street)} in ${settlement.name}, ${isRent(facts.listingType) ? "for lease" : "for sale"}.`,
        `On ${streetOf(facts.address.street)} in ${settlement.name}, this ${noun} offers ${squareMetres(building.internal)}.`,
      ]),
      building.floor !== null && building.floor > 1 && `It sits on level ${building.floor}.`,
      building.year !== null &&
        (building.renovated === null
          ? `The building dates from ${building.year}.`
          : `The building dates from ${building.year} and was refurbished in ${building.renovated}.`),
    ) +
    paragraph(
      random.pick(uses[building.type] ?? ["The space is flexible."]),
      largest !== undefined &&
        second !== undefined &&
        `About ${squareMetres(largest.area)} is ${roomNames[largest.kind] ?? ""} and ${squareMetres(second.area)} ${roomNames[second.kind] ?? ""}.`,
      named.length > 0 && `You get ${listOf(some(random, named, 4))}.`,
      ...some(random, comfort, 3),
      building.parking > 1 &&
        `Parking is provided for ${building.parking < 13 ? numberWord(building.parking) : building.parking} cars.`,
      building.plot > 0 && `The site area is ${landArea(building.plot)}.`,
    ) +
    paragraph(
      has("central") &&
        `The address is central, with the services of ${settlement.name} around the corner.`,
      toStop(facts),
      has("view") && "There are views from the upper windows.",
      random.pick([
        `Signage facing ${streetOf(facts.address.street)} can be discussed with the owner.`,
        `Access hours at ${facts.address.street} are set out in the agreement.`,
        `The existing fit-out of the ${noun} can stay or be removed by agreement.`,
      ]),
      random.pick([
        `Deliveries and visitors have good access from ${streetOf(facts.address.street)}.`,
        `${settlement.name} has a mix of businesses and homes.`,
        `Confirm with the council that the zoning permits your use of the ${noun}.`,
      ]),
      isRent(facts.listingType)
        ? random.pick([
            "Rent is quoted per year plus GST and outgoings.",
            "Outgoings and GST are in addition to the rent, and the term is negotiable.",
          ])
        : random.pick([
            "The price is plus GST, if applicable.",
            "Leases, plans and outgoings are available to interested parties.",
          ]),
      random.pick([
        "Plans, a schedule of areas and details of outgoings are available on request.",
        "A floor plan and a schedule of areas are available from the agent.",
        "Areas are approximate and should be checked against the plans.",
        `A floor plan of the ${noun} can be emailed to you.`,
      ]),
      facts.course.status === "available" &&
        random.pick([
          `Call the agent to inspect the ${noun}.`,
          `Inspections of the ${noun} are by appointment with the agent.`,
        ]),
    )
  );
}
