import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { advertiserHref } from "./advertiser-links.ts";

const bidPage = (number: number) => ({ biddingUrl: advertiserHref(sampleId(number), "bid") });

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await saveSamples(api.db, {
    no: [sampleListing(1, bidPage(1)), sampleListing(2, { ...bidPage(2), isDemo: false })],
  });
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject({ url, headers: { host: "no.localhost:3000" } });

test("PROP-053: the bid link of a made-up home leads to a page that says it is a demo, in both languages, and back", async () => {
  const answer = await get(advertiserHref(sampleId(1), "bid"));
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.headers["x-robots-tag"]).toBe("noindex");
  for (const part of [
    'lang="nb-NO"',
    'lang="en-GB"',
    "Demo: bud på Storgata 1",
    `/property/-1/${sampleId(1)}"`,
  ]) {
    expect(answer.body).toContain(part);
  }
});

test("homes without such a link, homes that nobody made up, and unknown acts have no such page", async () => {
  const urls = [
    advertiserHref(sampleId(1), "viewing"),
    advertiserHref(sampleId(2), "bid"),
    `/dev/advertiser/${sampleId(1)}/sell`,
    advertiserHref(sampleId(9), "bid"),
  ];
  const answers = await Promise.all(urls.map(get));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});
