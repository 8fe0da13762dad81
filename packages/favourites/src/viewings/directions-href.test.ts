import { expect, test } from "vitest";
import { directionsHref } from "./directions-href.ts";

const home = { street: "Storgata 1", location: { lat: 59.9, lng: 10.7 } };

test.each([
  ["a home", false, home, true],
  ["a home whose street is hidden", false, { ...home, street: "" }, false],
  ["an invented home of the demo", true, home, false],
])("of %s in the plan of a day, the way there is offered or not", (_, isDemo, shown, isOffered) => {
  expect(directionsHref({ isDemo }, shown, "walking") !== null).toBe(isOffered);
});
