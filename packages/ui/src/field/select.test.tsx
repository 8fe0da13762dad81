import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../testing/render-kit.tsx";
import { Select } from "./select.tsx";

/** Lightness of a computed colour, from 0 to 255. */
const lightnessOf = (color: string): number =>
  Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));

test("S21: in the dark theme the options of the native menu are light on a dark background", async () => {
  const root = document.documentElement;
  root.dataset.theme = "dark";
  onTestFinished(() => {
    delete root.dataset.theme;
  });
  await renderKit(
    <Select label="Sort by" defaultValue="price">
      <option value="newest">Newest</option>
      <option value="price">Price</option>
    </Select>,
  );
  const colours = () =>
    page
      .getByRole("option")
      .elements()
      .map((option) => getComputedStyle(option));
  expect(colours()).toHaveLength(2);
  for (const { color, backgroundColor } of colours()) {
    expect(backgroundColor).toMatch(/^rgb\(/);
    expect(lightnessOf(backgroundColor)).toBeLessThan(64);
    expect(lightnessOf(color)).toBeGreaterThan(191);
  }
  root.dataset.theme = "light";
  for (const { color, backgroundColor } of colours()) {
    expect(lightnessOf(backgroundColor)).toBeGreaterThan(191);
    expect(lightnessOf(color)).toBeLessThan(64);
  }
});
