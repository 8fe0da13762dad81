import { expect, test } from "vitest";
import { homesHref, readHomesQuery } from "./homes-query.ts";

const read = (search: string, isShared = true) =>
  readHomesQuery(new URLSearchParams(search), isShared);

test("FAV-018..023: unknown rooms, states, orders and pages of an address are dropped", () => {
  expect(read("room=kitchen&status=sold&order=asc&page=3")).toEqual({
    room: "kitchen",
    status: "sold",
    order: "asc",
    page: 3,
  });
  expect(read("room=cellar&status=gone&order=up&page=abc")).toEqual({
    room: null,
    status: null,
    order: "disagreement",
    page: 1,
  });
  expect(read("page=-1").page).toBe(1);
});

test("who is alone in a collection disagrees with nobody: the homes saved last stand first", () => {
  expect(read("", false).order).toBe("desc");
  expect(read("order=disagreement", false).order).toBe("desc");
});

test("another choice leads to the first page and keeps the other choices", () => {
  const address = new URLSearchParams("room=kitchen&page=4");
  expect(homesHref("/c", address, { status: "sold" })).toBe("/c?room=kitchen&status=sold");
  expect(homesHref("/c", address, { room: null })).toBe("/c");
  expect(homesHref("/c", address, { page: "2" })).toBe("/c?room=kitchen&page=2");
});
