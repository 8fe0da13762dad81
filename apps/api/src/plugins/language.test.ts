import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { expect, test } from "vitest";
import { languageOf } from "./language.ts";

test("API-006: the response is in the best language of the header that the site has", () => {
  expect(languageOf("en", regionNo)).toBe("en");
  expect(languageOf("nb-NO,en;q=0.8", regionNo)).toBe("no");
  expect(languageOf("nn", regionNo)).toBe("no");
  expect(languageOf("de,en;q=0.4,no;q=0.6", regionNo)).toBe("no");
});

test("D25: for a language that the site does not have it uses the site's own", () => {
  expect(languageOf("de", regionNo)).toBe("no");
  expect(languageOf(undefined, regionAu)).toBe("en");
  expect(languageOf("no;q=0, ;;,,q=", regionNo)).toBe("no");
});
