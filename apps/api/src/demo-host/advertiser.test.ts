import { advertiserHref } from "@hjem/demo/advertiser/advertiser-page";
import { demoListings } from "@hjem/demo/demo-listings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleId, sampleListing } from "../testing/sample-listings.ts";
import { saveSamples } from "../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { testDemo } from "../testing/test-demo.ts";

const bidPage = (number: number) => ({ biddingUrl: advertiserHref(sampleId(number), "bid") });

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ demo: testDemo });
  await saveSamples(api.db, {
    no: [sampleListing(1, bidPage(1)), sampleListing(2, { ...bidPage(2), isDemo: false })],
  });
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject({ url, headers: { host: "no.localhost:3000" } });

test("PROP-053: the bid link of a demo home leads to a page that says it is a demo, in both languages, and back", async () => {
  const response = await get(advertiserHref(sampleId(1), "bid"));
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.headers["x-robots-tag"]).toBe("noindex");
  for (const part of [
    'lang="nb-NO"',
    'lang="en-GB"',
    "Demo: bud på Storgata 1",
    `/property/-1/${sampleId(1)}"`,
  ]) {
    expect(response.body).toContain(part);
  }
});

test("PROP-037: each demo agency has a logo in its colour, labelled as a demo", async () => {
  for (const region of ["no", "au"]) {
    const listings = demoListings({ region, count: 300, seed: "hjem", anchorDay: "2026-11-21" });
    const agencies = listings.flatMap(({ listing }) => listing.agency ?? []);
    const logos = new Set(agencies.map(({ logoUrl }) => logoUrl));
    expect(logos.size).toBe(new Set(agencies.map(({ id }) => id)).size);
    for (const logo of logos) {
      const response = await get(String(logo));
      expect(response.headers["content-type"]).toBe("image/svg+xml");
      expect(response.body).toContain("<title>Demo logo</title>");
    }
    const [coloured] = agencies.filter(({ profile }) => profile !== null);
    const { body } = await get(String(coloured?.logoUrl));
    expect(body).toContain(`fill="${coloured?.profile?.boxBackground.toLowerCase()}"`);
  }
  expect((await get("/dev/advertiser/logos/287955-zzzzzz.svg")).statusCode).toBe(404);
});

test("homes without such a link, homes outside the demo, and unknown actions have no such page", async () => {
  const urls = [
    advertiserHref(sampleId(1), "viewing"),
    advertiserHref(sampleId(2), "bid"),
    `/dev/advertiser/${sampleId(1)}/sell`,
    advertiserHref(sampleId(9), "bid"),
  ];
  const responses = await Promise.all(urls.map(get));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});
