import { expect, test } from "vitest";
import { agentsHref, readAgentSearch } from "./agents-address.ts";

const read = (query: string) => readAgentSearch(new URLSearchParams(query));

test("RTE-002: reads the search from the URL, and drops invalid values", () => {
  expect(read("name=%20Dagny%20%20M%20&area=oslo&page=3")).toEqual({
    name: "Dagny M",
    office: "",
    area: "oslo",
    page: 3,
  });
  for (const page of ["0", "-1", "1.5", "x", "", "99999"])
    expect(read(`page=${page}`).page).toBe(1);
  expect(read(`name=${"a".repeat(500)}`).name).toHaveLength(100);
});

test("leaves empty fields and the first page out of the URL, and keeps the language", () => {
  expect(agentsHref(read(""))).toBe("/agent");
  expect(agentsHref(read("page=1&area=&name=Liv"))).toBe("/agent?name=Liv");
  expect(agentsHref(read("area=r%C3%B8ros&office=Brae+%26+Co&page=2"), "en")).toBe(
    "/agent?office=Brae+%26+Co&area=r%C3%B8ros&page=2&language=en",
  );
});
