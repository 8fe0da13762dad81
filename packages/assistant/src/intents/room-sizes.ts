import type { ListingRoom } from "@hjem/domain/listing/listing";
import type { IntentPatterns } from "../understand/patterns.ts";

/** Rooms whose size is asked for; a terrace has an area of its own in the listing. */
export type MeasuredRoom = Exclude<ListingRoom["kind"], "terrace">;

/** What rooms are called, in both languages. */
export const roomNames: Readonly<Record<MeasuredRoom, string>> = {
  living_room: "stue|stua|stuen|stova|living|lounge|livingroom",
  kitchen: "kjokken*|kitchen",
  bathroom: "bad|badet|baderom*|bathroom|bathrooms",
  bedroom: "*soverom*|*sovrom*|bedroom|bedrooms|master",
  dining_room: "spisestue*|spisestua|dining",
  hall: "gang|gangen|entre|entreen|hall|hallway|entrance",
  storage: "bod|boden|boder|storage|storeroom",
  laundry: "vaskerom*|laundry",
  garage: "garasje*|garage",
  office: "kontor*|study|office",
  sales: "salgsareal*|salgslokale*|sales",
};

const sizes =
  "stor|stort|store|storrelse*|kvm|kvadrat*|m2|big|large|size|sqm|square|small|spacious|dimensions|storst*|minst|minste|biggest|largest|smallest";

/** Questions about the size of a room, as intents `roomSize:` and its kind. */
export const roomSizePatterns: IntentPatterns = Object.fromEntries(
  Object.entries(roomNames).map(([kind, words]) => [
    `roomSize:${kind}`,
    [`${sizes} ${words}`, `${sizes} ${words} room|rooms`, `main|master|hoved ${sizes} ${words}`],
  ]),
);
