import { editorialEntries } from "@hjem/editorial/editorial-entries";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject({ url });

test("UI-033: icons of a set are returned in Iconify's format and can be cached for 168 hours", async () => {
  const response = await get("/icons/mdi.json?icons=home,balcony,unheard-of");
  expect(response.statusCode).toBe(200);
  expect(response.headers["cache-control"]).toBe("public, max-age=604800, immutable");
  const { prefix, icons, not_found: missing } = response.json<Record<string, object>>();
  expect(prefix).toBe("mdi");
  expect(Object.keys(icons ?? {}).toSorted()).toEqual(["balcony", "home"]);
  expect(missing).toEqual(["unheard-of"]);
});

test("an unknown set, and names that it does not have, respond 404", async () => {
  for (const url of [
    "/icons/nope.json?icons=home",
    "/icons/__proto__.json?icons=home",
    "/icons/mdi.json?icons=unheard-of",
    "/icons/mdi.json?icons=../../etc",
  ]) {
    expect((await get(url)).statusCode).toBe(404);
  }
});

test("names are required, and their number is limited", async () => {
  expect((await get("/icons/mdi.json")).statusCode).toBe(400);
  const many = Array.from({ length: 201 }, (_, number) => `i${number}`).join(",");
  expect((await get(`/icons/mdi.json?icons=${many}`)).statusCode).toBe(400);
});

test("every icon that a released text names is one of a set", async () => {
  const names = editorialEntries().flatMap((entry) =>
    ("blocks" in entry ? entry.blocks : []).flatMap((block) =>
      "icon" in block && block.icon ? block.icon : [],
    ),
  );
  expect(names.length).toBeGreaterThan(3);
  for (const name of new Set(names)) {
    const [prefix, icon = ""] = name.split(":");
    const { statusCode } = await get(`/icons/${prefix}.json?icons=${icon}`);
    expect([name, statusCode]).toEqual([name, 200]);
  }
});
