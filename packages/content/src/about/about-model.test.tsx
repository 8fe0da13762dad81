import { renderWithStorefront } from "@hjem/storefront/testing";
import { expect, test } from "vitest";
import { loadAbout } from "./about-model.ts";
import { feature } from "./feature.ts";

test.each([
  ["no", "Om Hjem", "/list"],
  ["au", "About Hjem", "/list"],
] as const)(
  "RTE-024: /about-us describes the site in the terms of %s, with links",
  async (region, title, list) => {
    const { app } = await renderWithStorefront(null, {
      region,
      features: [{ ...feature, routes: [] }],
    });
    const model = loadAbout({ page: app.page });
    expect(model).toMatchObject({ title, head: { title, canonical: "/about-us" } });
    expect(model.links.map(({ href }) => href)).toEqual([list, "/agent"]);
    expect(model.parts.every(({ words }) => words.length > 0)).toBe(true);
  },
);
