import { expect, test } from "vitest";
import { proposedPhotoKind } from "./photo-kind.ts";

test.each([
  ["Kjøkken 2.jpg", "kitchen"],
  ["kjokken_mot_stue.JPG", "kitchen"],
  ["master-bedroom.webp", "bedroom"],
  ["Bad 1.etg.png", "bathroom"],
  ["Planløsning.png", "floorplan"],
  ["spisestue.jpg", "dining_room"],
  ["garden_front.jpeg", "exterior"],
  ["dobbeltgarasje.jpg", "garage"],
  ["IMG_2041.jpg", null],
  ["", null],
])("LIST-073: the name %s proposes %s", (name, kind) => {
  expect(proposedPhotoKind(name)).toBe(kind);
});
