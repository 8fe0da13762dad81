import type { Facts } from "../facts.ts";
import { unitText } from "./australia-projects.ts";
import { homeText } from "./home-text.ts";
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

/** Title and description of an Australian listing, in Australian English, from its facts alone. */
export function australianText(facts: Facts): { title: string; description: string } {
  const { type } = facts.building;
  if (facts.unit !== null) return unitText(facts, facts.unit);
  if (homes.has(type)) return { title: homeTitle(facts), description: homeText(facts) };
  if (type === "room_in_shared_apartment")
    return { title: homeTitle(facts), description: roomText(facts) };
  const title = otherTitle(facts);
  if (type === "land") return { title, description: landText(facts) };
  if (type === "garage_parking") return { title, description: parkingText(facts) };
  return { title, description: premisesText(facts) };
}
