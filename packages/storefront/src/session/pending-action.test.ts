import { expect, test } from "vitest";
import { PENDING_ACTION_KEY } from "../storage/storage-keys.ts";
import { createPendingActions, VISIT_MAX_AGE_MS } from "./pending-action.ts";

const visit = {
  state: "vipps-login.x",
  back: "/list?page=2",
  action: { name: "favourite.add/a1" },
} as const;

/** Storage of one tab, with a clock that a test advances. */
function tab() {
  const values = new Map<string, string>();
  const clock = { now: 1_000 };
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { values, clock, storage, pending: createPendingActions(storage, () => clock.now) };
}

test("ACC-044: restores an action after a provider's redirect, and runs it once for the signed-in user", () => {
  const { pending } = tab();
  pending.leave(visit);
  expect(pending.returned(visit.state)).toMatchObject(visit);
  pending.release(visit.action.name, "kari");
  expect(pending.take(visit.action.name, "kari")).toBe(true);
  expect(pending.take(visit.action.name, "kari")).toBe(false);
});

test("ACC-044: restores nothing in another tab, for another sign-in or after ten minutes", () => {
  const { pending, clock } = tab();
  pending.leave(visit);
  expect(tab().pending.returned(visit.state)).toBeNull();
  expect(pending.returned("vipps-login.other")).toBeNull();
  expect(pending.returned(visit.state)).toBeNull();
  pending.leave(visit);
  clock.now += VISIT_MAX_AGE_MS;
  expect(pending.returned(visit.state)).toBeNull();
});

test("ACC-044: does not run the action for another user, or much later for the same one", () => {
  const { pending, clock } = tab();
  pending.release("favourite.add/a1", "kari");
  expect(pending.take("favourite.add/a1", "ola")).toBe(false);
  expect(pending.take("favourite.add/a1", "kari")).toBe(false);
  pending.release("favourite.add/a1", "kari");
  clock.now += 60_000;
  expect(pending.take("favourite.add/a1", "kari")).toBe(false);
});

test("ACC-045: cancelling removes the action, and returning alone does not run it", () => {
  const { pending, values } = tab();
  pending.leave(visit);
  expect(pending.take(visit.action.name, "kari")).toBe(false);
  pending.drop();
  expect(pending.returned(visit.state)).toBeNull();
  expect(values.size).toBe(0);
});

test("a full or corrupted storage stores nothing and throws nothing", () => {
  const { storage, clock, values } = tab();
  const full = {
    ...storage,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  const pending = createPendingActions(full, () => clock.now);
  pending.leave(visit);
  expect(pending.returned(visit.state)).toBeNull();
  values.set(PENDING_ACTION_KEY, "{");
  expect(pending.returned(visit.state)).toBeNull();
});
