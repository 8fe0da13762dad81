import { expect, test } from "vitest";
import { galleryTabs, photoCategories } from "../listing/enumerations.ts";
import { AddedProperties, NewCollection, SavedHomesQuery } from "./collection.ts";
import { NoteRequest } from "./decision.ts";
import { savedRooms } from "./saved-rules.ts";

test("FAV-019..023: the query of saved homes drops unknown rooms and states, and corrects the rest", () => {
  expect(SavedHomesQuery.parse({ showby: ["kitchen", "attic", "garage"] })).toEqual({
    page: 1,
    size: 24,
    showby: ["kitchen", "garage"],
    order: "desc",
    availability: [],
    viewings: false,
  });
  const typed = { page: "abc", size: "0", order: "up", availability: "sold", showby: "kitchen" };
  expect(SavedHomesQuery.parse(typed)).toEqual({
    page: 1,
    size: 24,
    showby: ["kitchen"],
    order: "desc",
    availability: ["sold"],
    viewings: false,
  });
});

test("FAV-018, FAV-024: rooms of saved homes are a set of their own beside photos and gallery", () => {
  expect(savedRooms).toEqual(["bedroom", "bathroom", "kitchen", "exterior", "garage"]);
  expect(photoCategories).not.toContain("garage");
  expect(savedRooms).not.toContain("living_room");
  expect(galleryTabs).toContain("living_room");
});

test("FAV-040: an empty address is none; the default collection's name is reserved", () => {
  const sent = { name: "Near the sea", sharedWithEmails: [""] };
  expect(NewCollection.parse(sent).sharedWithEmails).toEqual([]);
  expect(NewCollection.safeParse({ name: "DEFAULT" }).success).toBe(false);
});

test("at most 500 homes are added by one call", () => {
  const properties = Array.from({ length: 501 }, () => "0000000001");
  expect(AddedProperties.safeParse({ properties }).success).toBe(false);
});

test("D62: a note is text of several lines; one without text is no request", () => {
  expect(NoteRequest.parse({ text: " One\r\ntwo\u0000 ", version: 0 }).text).toBe("One\ntwo");
  expect(NoteRequest.safeParse({ version: 0 }).success).toBe(false);
});
