import type { Facts } from "../facts.ts";
import { insideOf } from "./home-inside.ts";
import { introductionOf } from "./home-introduction.ts";
import { outsideOf } from "./home-outside.ts";
import { termsOf } from "./home-terms.ts";
import { unitText } from "./norway-projects.ts";
import { landText, parkingText, roomText } from "./other-texts.ts";
import { otherTitle } from "./other-titles.ts";
import { premisesText } from "./premises-text.ts";
import { homeTitle } from "./titles.ts";

const homes = new Set([
  "apartment",
  "townhouse",
  "twin_dwelling",
  "single_dwelling",
  "cabin",
  "farm",
  "dorm",
]);

/** Title and description of a Norwegian listing, in bokmål, from its facts alone. */
export function norwegianText(facts: Facts): { title: string; description: string } {
  const { type } = facts.building;
  if (homes.has(type)) {
    if (facts.unit !== null) return unitText(facts, facts.unit);
    const description = introductionOf(facts) + insideOf(facts) + outsideOf(facts) + termsOf(facts);
    return { title: homeTitle(facts), description };
  }
  if (type === "room_in_shared_apartment")
    return { title: homeTitle(facts), description: roomText(facts) };
  const title = otherTitle(facts);
  if (type === "plot") return { title, description: landText(facts) };
  if (type === "garage_parking") return { title, description: parkingText(facts) };
  return { title, description: premisesText(facts) };
}
