import type { Facts } from "../facts.ts";
import { isLeisure, isRent } from "../facts.ts";
import type { Sentence } from "../prose.ts";
import { paragraph } from "../prose.ts";
import { insideOf } from "./home-inside.ts";
import { introductionOf } from "./home-introduction.ts";
import { aroundOf, outsideOf } from "./home-outside.ts";
import { nounOf, numberWord } from "./nouns.ts";

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
            "Leased directly by the owner.",
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
        ? random.pick(["Private sale by the owner.", "Contact the owner to arrange an inspection."])
        : random.pick([
            `Contact the agent for the contract and any reports on the ${nounOf(facts)}.`,
            "Ask the agent for the contract of sale.",
            `The contract for ${facts.address.street} is available from the agent.`,
            `Private inspections of the ${nounOf(facts)} can be arranged.`,
            `Contact the agent to inspect ${facts.address.street}.`,
            null,
            null,
            null,
            null,
          ])),
    course.status === "future" &&
      random.pick([
        `The ${nounOf(facts)} will be listed soon. Get in touch to be notified.`,
        "Full details follow before the first open home.",
      ]),
    course.status === "sold" && random.pick([`This ${nounOf(facts)} has been sold.`, null]),
    course.status === "rented" && random.pick([`This ${nounOf(facts)} has been leased.`, null]),
  ];
}

/** The description of a home: what, inside, outside, around. */
export const homeText = (facts: Facts): string =>
  introductionOf(facts) +
  insideOf(facts) +
  outsideOf(facts) +
  paragraph(...aroundOf(facts), ...closing(facts));
