import { expect, test } from "vitest";
import { queueOfSimilar } from "./swipe-queue.ts";
import { createSwipeState } from "./swipe-state.ts";

/** A visitor on a home with three others like it. */
function atHome() {
  const state = createSwipeState();
  state.arrive("home");
  state.begin(queueOfSimilar("home", ["a", "b", "c"]));
  return state;
}
const current = (state: ReturnType<typeof createSwipeState>) => state.queue()?.current;

test("SAVE-047: the current home is the one that a swipe leads to, before its page is shown", () => {
  const state = atHome();
  state.head("a");
  expect(current(state)).toBe("a");
  expect(state.isHeadingFor("a")).toBe(true);
  expect(state.isAt("home")).toBe(true);
  state.open("a");
  state.arrive("a");
  expect(state.isHeadingFor("a")).toBe(false);
  expect(state.isAt("a")).toBe(true);
});

test("a page that comes while a faster swipe is on its way does not take it back", () => {
  const state = atHome();
  state.head("a");
  state.open("a");
  state.head("b");
  state.arrive("a");
  expect(current(state)).toBe("b");
  expect(state.isHeadingFor("b")).toBe(true);
});

test("a page that comes once a faster swipe has opened the next one does not take it back", () => {
  const state = atHome();
  state.head("a");
  state.open("a");
  state.head("b");
  state.open("b");
  state.arrive("a");
  expect(current(state)).toBe("b");
  state.arrive("b");
  expect(state.isHeadingFor("b")).toBe(false);
  // What was opened before does not count any more: this is Back.
  state.head("c");
  state.arrive("a");
  expect(current(state)).toBe("a");
});

test("Back, and a link to another home of the queue, take back the swipe that is on its way", () => {
  const state = atHome();
  state.head("a");
  state.open("a");
  state.arrive("a");
  state.head("b");
  state.arrive("home");
  expect(current(state)).toBe("home");
  expect(state.isHeadingFor("b")).toBe(false);
});

test("a home outside of the queue ends it", () => {
  const state = atHome();
  state.arrive("other");
  expect(state.queue()).toBeNull();
});

test("another page takes back the swipe that is on its way, and keeps the queue for the way back", () => {
  const state = atHome();
  state.head("a");
  state.leave();
  expect(state.isHeadingFor("a")).toBe(false);
  expect(state.isAt("home")).toBe(false);
  state.arrive("home");
  expect(current(state)).toBe("home");
});

test("listeners hear of changes alone, and of none once they have left", () => {
  const state = atHome();
  let changes = 0;
  const stop = state.subscribe(() => {
    changes += 1;
  });
  state.arrive("home");
  expect(changes).toBe(0);
  state.head("a");
  expect(changes).toBe(1);
  stop();
  state.head("b");
  expect(changes).toBe(1);
});
