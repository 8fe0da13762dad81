import type { Facts } from "../facts.ts";
import { isRent } from "../facts.ts";
import { paragraph } from "../prose.ts";
import { capital, landArea, squareMetres, streetOf, toStop, withArticle } from "./nouns.ts";

/** A room in a share house. */
export function roomText(facts: Facts): string {
  const random = facts.draw("text");
  const { building, settlement } = facts;
  const has = (key: string): boolean => building.facilities.has(key);
  return (
    paragraph(
      random.pick([
        `${capital(withArticle(squareMetres(building.internal)))} room is available in a share house on ${streetOf(facts.address.street)}, ${settlement.name}.`,
        `There is a furnished room of ${squareMetres(building.internal)} available in our place on ${streetOf(facts.address.street)}.`,
      ]),
      random.pick([
        "It fits a double bed, a desk and a chair by the window.",
        "The room comes with a bed, a desk and good daylight.",
      ]),
      has("built_in_robes") && "There are built-in robes.",
    ) +
    paragraph(
      random.pick([
        "Kitchen, bathroom and living room are shared with the rest of the household.",
        "You share the kitchen, the living room and the bathroom with the others who live here.",
      ]),
      has("white_goods") && "The fridge, washing machine and dryer are shared.",
      has("broadband") && "NBN is connected and included.",
      random.pick([
        "We cook together now and then and otherwise give each other space.",
        "The household is tidy, easy-going and quiet on weeknights.",
        "Most of us work full time, so weekdays are calm.",
      ]),
    ) +
    paragraph(
      has("central") && `${settlement.name} shops and cafes are close by.`,
      toStop(facts),
      random.pick([
        "Bills are split evenly at the end of each month.",
        "Electricity and water are part of the rent.",
      ]),
      random.pick([
        "A four-week bond applies, and the minimum stay is three months.",
        "We are after somebody for six months or longer.",
      ]),
      facts.course.status === "available" &&
        "Send us a message about yourself and we will find a time to meet.",
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
        `${capital(landArea(building.plot))} of land on ${streetOf(facts.address.street)} in ${settlement.name}, ready to build on.`,
        `This block on ${streetOf(facts.address.street)} measures ${landArea(building.plot)} and is vacant.`,
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
      has("quiet") && `${streetOf(facts.address.street)} is a quiet street.`,
      has("hiking") && `Walking tracks start near ${streetOf(facts.address.street)}.`,
      toStop(facts),
      "There is no building on the land, and it is sold as is.",
      `The block can be inspected at any time during daylight hours.`,
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
      `${has("secure_parking") ? "A secure car space" : "A car space"} on ${streetOf(facts.address.street)} in ${settlement.name}, ${isRent(facts.listingType) ? "for lease" : "for sale"} on its own.`,
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
      `Street parking in ${settlement.name} is limited, so a space of your own is useful.`,
      random.pick([
        "It would suit somebody who lives or works nearby.",
        "A good fit for a resident without parking or for a local business.",
      ]),
      isRent(facts.listingType)
        ? "The lease runs month to month, with one month's notice on either side."
        : "By-laws apply, and the space may be leased out.",
      "Please check the height and length of your car before you commit.",
      facts.course.status === "available" && "Call to see it.",
    )
  );
}
