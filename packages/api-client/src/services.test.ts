import { expect, test } from "vitest";
import { services, servicesAt } from "./services.ts";

test("FND-077, PROP-064, PROP-065: only services whose paths are specified have a base URL, so that no other is called", () => {
  expect(Object.keys(servicesAt("https://api.example")).toSorted()).toEqual(services.toSorted());
  for (const unspecified of ["areaProfile", "mapClustering", "virtualAssistant", "linkShortener"]) {
    expect(services).not.toContain(unspecified);
  }
});
