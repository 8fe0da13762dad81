import type { DraftPhotoKind } from "./draft-rules.ts";

/** What a photo of a room is called in a file name, in Norwegian and English. */
const names: readonly [DraftPhotoKind, RegExp][] = [
  ["floorplan", /plan(?:l[øo]sning|tegning|skisse)|grunnplan|etasjeplan|floor.?plan|layout/],
  ["dining_room", /spise(?:stue|plass|rom|krok)|dining/],
  ["living_room", /stue|opphold|living|lounge|sitting/],
  ["bedroom", /soverom|bed.?room|guest.?room/],
  ["bathroom", /\bbad|baderom|toalett|\bwc|dusj|vaskerom|bath|toilet|ensuite|shower|laundry/],
  ["kitchen", /kj[øo]kken|kitchen/],
  ["garage", /garasje|carport|parkering|garage|parking/],
  [
    "exterior",
    /fasade|utend[øo]rs|uteomr|\bute\b|hage|balkong|terrasse|veranda|inngang|exterior|facade|outside|garden|yard|balcony|patio|deck\b|front/,
  ],
];

/**
 * The category that a photo's file name speaks for, by the room that is named first: e.g. `kitchen` for `Kjøkken 2.jpg` (LIST-073, D103); null for one
 * that says nothing, such as a camera's `IMG_2041.jpg`.
 */
export function proposedPhotoKind(fileName: string): DraftPhotoKind | null {
  const text = fileName
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[_\d.-]+/g, " ");
  const found = names
    .map(([kind, pattern]) => ({ kind, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return found[0]?.kind ?? null;
}
