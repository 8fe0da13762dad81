import { facilityWords } from "./facility-words.ts";
import { roomNames } from "./room-sizes.ts";

/** Words of one group each: those of several begin or end other questions too. */
const isAlone = (pattern: string): boolean => !pattern.includes(" ");

/** Things that a home has, or that come with it, which are neither a facility nor a measured room. */
const others = [
  "garasje*|parkering*|parkeringsplass*|biloppstilling*|tomt|tomta|tomten|tak|taket|vindu*|vindauge*|kjeller*|loft|loftet",
  "strom|strommen|straum|vann|vatn|varmtvann*|internett*|tv|varme|varmen|oppvarming*|hvitevare*|moblene|mobler*",
  "hund*|katt*|kaniner|husdyr*|kjokken*|bad|badet|badene|soverom*|stue|stua|stuen|bod|boden|uteplass*",
  "garage|garages|parking|carspace|carpark|carport|land|block|roof|window|windows|basement|attic|kitchen|bathroom|bathrooms|bedroom|bedrooms|ensuite",
  "electricity|power|water|internet|gas|heating|cooling|fridge|washer|dryer|furniture|appliances|courtyard",
  "fellesgjeld*|fellesgjelda",
  "dog|dogs|cat|cats|pet|pets|rabbit|rabbits",
];

/** Words that name a thing elsewhere only: `stamp duty` is no tub. */
const notAlone: ReadonlySet<string> = new Set(["stamp", "fyre", "hybel", "view", "trapper"]);

/** Words for what a home has, to which `it` of the next question can refer. */
export const thingWords: readonly string[] = [
  ...Object.values(facilityWords).flatMap((patterns) => patterns.filter(isAlone)),
  ...Object.values(roomNames),
  ...others,
].flatMap((pattern) => pattern.split("|").filter((word) => !notAlone.has(word)));
