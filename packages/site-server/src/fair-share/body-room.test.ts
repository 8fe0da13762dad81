import { expect, test } from "vitest";
import { createBodyRoom } from "./body-room.ts";

const MB = 1024 * 1024;

test("one sender gets a third of the memory at most, and another still has room", () => {
  const room = createBodyRoom(160 * MB);
  const taken = Array.from({ length: 20 }, () => room.take(["greedy"], 25 * MB));
  expect(taken.filter(Boolean)).toHaveLength(2);
  expect(room.take(["other"], 25 * MB)).not.toBeNull();
});

test("four senders together leave room for the photo of a fifth", () => {
  const room = createBodyRoom(160 * MB);
  for (let sender = 0; sender < 4; sender += 1) {
    while (room.take([`sender ${sender}`], MB)) continue;
  }
  expect(room.take(["other"], 8 * MB)).not.toBeNull();
});

test("a body counts for its account and for its address", () => {
  const room = createBodyRoom(100 * MB);
  expect(room.take(["account", "here"], 20 * MB)).not.toBeNull();
  expect(room.take(["account", "elsewhere"], 25 * MB)).toBeNull();
  expect(room.take(["another account", "here"], 25 * MB)).toBeNull();
  expect(room.take(["another account", "elsewhere"], 25 * MB)).not.toBeNull();
});

test("room is given back once, however often it is said", () => {
  const room = createBodyRoom(100 * MB);
  const release = room.take(["account"], 30 * MB);
  expect(room.take(["account"], 10 * MB)).toBeNull();
  release?.();
  release?.();
  expect(room.take(["account"], 30 * MB)).not.toBeNull();
  expect(room.take(["account"], 10 * MB)).toBeNull();
});
