import { expect, test } from "vitest";
import { chooseShots, nameOfShot } from "./choose-shots.ts";

const entries = Array.from({ length: 8 }, (_, index) => [
  { type: "story", id: `kit-c${index}--first`, title: `Kit/C${index}` },
  { type: "story", id: `kit-c${index}--second`, title: `Kit/C${index}` },
  { type: "docs", id: `kit-c${index}--docs`, title: `Kit/C${index}` },
]).flat();

test("every component meets both markets, both themes and both widths", () => {
  const shots = chooseShots(entries, 150);
  expect(shots).toHaveLength(16);
  for (const id of new Set(shots.map(({ storyId }) => storyId))) {
    const own = shots.filter(({ storyId }) => storyId === id);
    expect(new Set(own.map(({ region }) => region)).size).toBe(2);
    expect(new Set(own.map(({ theme }) => theme)).size).toBe(2);
    expect(new Set(own.map(({ width }) => width)).size).toBe(2);
  }
});

test("every two settings meet in some picture", () => {
  const met = new Set(
    chooseShots(entries, 150).flatMap(({ region, theme, width }) => [
      `${region} ${theme}`,
      `${region} ${width}`,
      `${theme} ${width}`,
    ]),
  );
  expect(met.size).toBe(12);
});

test("controls come before pages, and a picture has one name", () => {
  const page = { type: "story", id: "account-page--first", title: "Account/Page" };
  const shots = chooseShots([page, ...entries], 2);
  expect(shots.map(nameOfShot)).toEqual([
    "kit-c0--first--no-light-390",
    "kit-c0--first--au-dark-1366",
  ]);
});
