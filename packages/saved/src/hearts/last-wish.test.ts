import { expect, test } from "vitest";
import { createLastWishes } from "./last-wish.ts";

test("of presses in quick succession the last counts, however slow the answers are", async () => {
  const wishes = createLastWishes();
  const sent: boolean[] = [];
  const answers: ((error?: unknown) => void)[] = [];
  const send = (isOn: boolean) => {
    sent.push(isOn);
    return new Promise((resolve) => answers.push(resolve));
  };
  const first = wishes.store("sea", true, send);
  expect(await wishes.store("sea", false, send)).toBeUndefined();
  answers[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  answers[1]?.();
  expect(await first).toEqual({ isOn: false, error: undefined });
  expect(sent).toEqual([true, false]);
  expect(wishes.has("sea")).toBe(false);
});

test("what fails ends the wish and says which", async () => {
  const wishes = createLastWishes();
  expect(await wishes.store("sea", true, async () => "refused")).toEqual({
    isOn: true,
    error: "refused",
  });
});
