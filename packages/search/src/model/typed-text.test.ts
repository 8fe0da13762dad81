import { norwegianHome } from "@hjem/storefront/testing/sample-homes";
import { type StubCall, StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { api, load, model, suggestionsOf, reading, redirected } from "../testing/load.ts";
import { response } from "../testing/search-response.ts";
import { trondheim } from "../testing/trondheim.ts";

// Modules of its own: those of other files may check responses, and the ones here are not complete.
vi.hoisted(() => vi.resetModules());

test("SRCH-009: text that names a place redirects to the homes there", async () => {
  expect(await redirected("?search=trondheim&listingType=rent")).toBe(
    "302 /list?listingType=rent&geoId=municipality:5001",
  );
});

test("SRCH-010: a suburb in the URL redirects to its homes, an unknown one to a text search", async () => {
  const { loaded } = await load("?suburb=newtown&bedroomMin=2", {
    region: "au",
    api: { ...api, "POST /api/v2/search/reading": reading("suburb:2042-newtown") },
  });
  expect((loaded as Response).headers.get("location")).toBe(
    "/list?geoId=suburb:2042-newtown&bedroomMin=2",
  );
  expect(await redirected("?suburb=nowhere")).toBe("302 /list?keywords=nowhere");
});

test("S6: adds filters recognised in the text to the search, and the rest as keywords", async () => {
  const data = {
    filter: { geoId: ["municipality:0301"], propertyType: ["apartment"], priceMax: 5_000_000 },
    chips: [],
    words: "peis",
  };
  const { loaded, calls } = await load("?search=leilighet+oslo+under+5+mill+peis&bedroomMin=2", {
    api: { ...api, "POST /api/v2/search/reading": { data } },
  });
  expect((loaded as Response).headers.get("location")).toBe(
    "/list?geoId=municipality:0301&keywords=peis&propertyType=apartment&priceMax=5000000&bedroomMin=2",
  );
  expect(calls[0]?.body).toEqual({
    text: "leilighet oslo under 5 mill peis",
    listingType: "buy",
    acquisition: "buy",
  });
});

test("S6: what of a text is not used is said once, and no filter", async () => {
  const data = {
    filter: { geoId: ["municipality:0301"] },
    chips: [],
    words: "",
    unused: ["ikke frogner", "2 mnd"],
  };
  const { loaded } = await load("?search=oslo+ikke+frogner+2+mnd&language=en", {
    api: { ...api, "POST /api/v2/search/reading": { data } },
  });
  const href = (loaded as Response).headers.get("location") ?? "";
  expect(href).toBe("/list?geoId=municipality:0301&language=en&unused=ikke+frogner,+2+mnd");
  const shown = await model(href.slice("/list".length));
  expect(shown.ignored).toEqual({
    keys: [],
    wrong: 0,
    unused: "«ikke frogner, 2 mnd»",
    cleanHref: "/list?geoId=municipality:0301&language=en",
  });
  const views = shown.views.map((view) => view.href).join(" ");
  expect(views).not.toContain("unused");
});

test("S1: searches the listings for the text when parsing fails", async () => {
  const { loaded } = await load("?search=oslo", {
    api: { ...api, "POST /api/v2/search/reading": new StubError(503, "not_ready") },
  });
  expect((loaded as Response).headers.get("location")).toBe("/list?keywords=oslo");
});
test("shows what removing each filter would find, in numbers that add up", async () => {
  const totals: Record<string, number> = { price: 21, bedroom: 9 };
  const { results } = await model("?priceMax=4000000&bedroomMin=4", {
    api: {
      "POST /api/v2/property/search": ({ body }: { body: unknown }) => {
        const { priceMax, bedroomMin } = body as { priceMax?: number; bedroomMin?: number };
        if (priceMax === 4_000_000 && bedroomMin === 4) return response([], 0);
        return response([norwegianHome()], totals[bedroomMin === 4 ? "price" : "bedroom"]);
      },
    },
  });
  const empty = await suggestionsOf(results);
  expect(empty?.title).toBe("Ingen treff, men 30 boliger hvis du endrer søket");
  expect(empty?.suggestions.map(({ act, gain }) => [act.replaceAll("\u00a0", " "), gain])).toEqual([
    ["Øk prisen til 5,2 mill.", "+21 boliger"],
    ["Ta med 3+ soverom", "+9 boliger"],
  ]);
});

test("quotes keywords without results once in the suggestion to remove them", async () => {
  const { results } = await model("?keywords=peis", {
    api: {
      "POST /api/v2/property/search": ({ body }: { body: unknown }) =>
        "keywords" in (body as object) ? response([], 0) : response([norwegianHome()], 7),
    },
  });
  const [suggestion] = (await suggestionsOf(results))?.suggestions ?? [];
  expect(suggestion?.act).toBe("Fjern «peis»");
});

test("S1: suggests the place that keywords without results may mean", async () => {
  const fields = ["keywords", "address", "geoId", "bedroomMin"];
  const none = {
    "POST /api/v2/property/search": ({ body }: StubCall) =>
      response([], fields.some((field) => field in (body as object)) ? 0 : 12),
  };
  const suggestionFor = async (query: string, places: unknown[] = [trondheim]) => {
    const { results } = await model(query, {
      api: {
        ...api,
        ...none,
        "GET /api/v2/address": ({ query: requested }: StubCall) => ({
          data: requested.get("term")?.startsWith("trondh") ? places : [],
        }),
      },
    });
    return (await suggestionsOf(results))?.didYouMean;
  };
  expect(await suggestionFor("?keywords=trondh&bedroomMin=2")).toMatchObject({
    name: "Trondheim",
    href: "/list?geoId=municipality:5001&bedroomMin=2",
  });
  expect(await suggestionFor("?keywords=peis+trondh")).toMatchObject({
    href: "/list?geoId=municipality:5001&keywords=peis",
  });
  expect(await suggestionFor("?address=trondheimsveien+999")).toMatchObject({ name: "Trondheim" });
  expect(await suggestionFor("?keywords=peis")).toBeNull();
  expect(await suggestionFor("?geoId=municipality:5001&keywords=trondh")).toBeNull();
  expect(await suggestionFor("?keywords=trondh&reach=driving,40,10.766,59.949")).toBeNull();
  expect(await suggestionFor("?keywords=trondh", [{ ...trondheim, count: 0 }])).toBeNull();
  expect(await suggestionFor("?keywords=trondh", [{ ...trondheim, kind: "street" }])).toBeNull();
});

test("S1: beside a place, keywords that are a misspelt place elsewhere are offered as that place", async () => {
  const suggestionFor = async (chip: "place" | "property_type") => {
    const { results } = await model("?geoId=municipality:0301&keywords=trondhiem", {
      api: {
        ...api,
        "POST /api/v2/property/search": ({ body }: StubCall) =>
          response([], "keywords" in (body as object) ? 0 : 12),
        "POST /api/v2/search/reading": {
          data: {
            filter: { geoId: ["municipality:5001"] },
            chips: [{ kind: chip, text: "trondhiem" }],
            words: "",
          },
        },
      },
    });
    return (await suggestionsOf(results))?.didYouMean;
  };
  expect(await suggestionFor("place")).toMatchObject({
    name: "Trondheim",
    href: "/list?geoId=municipality:5001",
  });
  expect(await suggestionFor("property_type")).toBeNull();
});
