import { describe, expect, test } from "vitest";
import {
  homesToFetch,
  movedTo,
  neighbourOf,
  queueOfResults,
  queueOfSimilar,
  withoutHomes,
} from "./swipe-queue.ts";

const results = queueOfResults(["a", "b", "c", "d"], "b");
const similar = queueOfSimilar("home", ["a", "b", "c"]);
if (!results) throw new Error("An opened result has a queue.");

describe("current, previous and next", () => {
  test("SAVE-047..049: results have a home on both sides of the opened one, in their order", () => {
    expect(results.current).toBe("b");
    expect(neighbourOf(results, "previous")).toBe("a");
    expect(neighbourOf(results, "next")).toBe("c");
  });

  test("SAVE-047..049: similar homes follow the home that they are like, the most similar first", () => {
    expect(similar.current).toBe("home");
    expect(neighbourOf(similar, "previous")).toBeNull();
    expect(neighbourOf(similar, "next")).toBe("a");
  });

  test("there is nothing beyond either end", () => {
    expect(neighbourOf({ ...results, current: "a" }, "previous")).toBeNull();
    expect(neighbourOf({ ...results, current: "d" }, "next")).toBeNull();
  });

  test("a home that is not among the results has no queue of theirs", () => {
    expect(queueOfResults(["a", "b"], "x")).toBeNull();
  });

  test("a home comes once, however often it is named", () => {
    expect(queueOfSimilar("home", ["a", "home", "a", "b"]).ids).toEqual(["home", "a", "b"]);
    expect(queueOfResults(["a", "b", "a"], "a")?.ids).toEqual(["a", "b"]);
  });
});

describe("moving", () => {
  test("SAVE-047: another home of the queue becomes the current one; one outside of it ends the queue", () => {
    expect(movedTo(results, "d")?.current).toBe("d");
    expect(movedTo(results, "x")).toBeNull();
  });

  test("the same home changes nothing", () => {
    expect(movedTo(results, "b")).toBe(results);
  });

  test("homes that are gone leave the queue where it is", () => {
    expect(withoutHomes(results, new Set(["a", "c"]))).toMatchObject({
      ids: ["b", "d"],
      current: "b",
    });
  });

  test("a current home that is gone leaves the one before it, or the first", () => {
    expect(withoutHomes({ ...results, current: "c" }, new Set(["c"])).current).toBe("b");
    expect(withoutHomes({ ...results, current: "a" }, new Set(["a"])).current).toBe("b");
  });
});

describe("what is fetched", () => {
  test("SAVE-045, SAVE-046: similar homes of the first page come one by one, those of further pages at once", () => {
    expect(homesToFetch(similar, 2)).toEqual({ single: ["a", "b"], further: ["c"] });
  });

  test("SAVE-043: all results come one by one: those after the opened one first, then those before it", () => {
    expect(homesToFetch(results, 2)).toEqual({ single: ["c", "d", "a"], further: [] });
  });

  test("a home without any like it fetches nothing", () => {
    expect(homesToFetch(queueOfSimilar("home", []), 12)).toEqual({ single: [], further: [] });
  });
});
