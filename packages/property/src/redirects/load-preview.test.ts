import { openTestApp } from "@hjem/storefront/testing/open-test-app";
import { listing } from "@hjem/storefront/testing/sample-listing";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { testFeature } from "../testing/feature.ts";
import { loadPreview } from "./load-preview.ts";

// Modules of its own: those of other files may check responses, and the ones here are not complete.
vi.hoisted(() => vi.resetModules());

const draftId = "0199a000-0000-7000-8000-000000000001";

async function load(service: string, tenant: string, response: object = listing()) {
  const api = {
    "GET /api/v2/property": response,
    [`GET /api/v2/preview/draft/001204/${draftId}`]: response,
  };
  const { app } = await openTestApp({ api, features: [testFeature] });
  const externalId = service === "draft" ? draftId : "3f7q9z2k1m";
  const url = new URL(`/preview/${service}/${tenant}/${externalId}?token=t`, "http://no.test");
  const params = { service, tenant, externalId };
  return loadPreview({ request: new Request(url), url, params, page: app.page });
}

test("RTE-017: a preview shows the home as its page does, but not to search engines", async () => {
  const { title, head, share, enquiries } = await load("listing", "1204");
  expect(enquiries).toBeNull();
  expect(title).toBe("Innholdsrik enebolig med solrik hage");
  expect(head).toEqual({
    title: "Forhåndsvisning: Nardovegen 12, 7032 Trondheim",
    isNoIndex: true,
  });
  expect(share.url).toMatch(/\/property\/001204\/3f7q9z2k1m$/);
});

test("RTE-018: an unknown service, another agency or an unknown home is not found", async () => {
  const notFound = { init: { status: 404 } };
  await expect(load("elsewhere", "1204")).rejects.toMatchObject(notFound);
  await expect(load("listing", "999999")).rejects.toMatchObject(notFound);
  for (const error of [new StubError(404, "not_found"), new StubError(400, "validation_failed")]) {
    await expect(load("listing", "1204", error)).rejects.toMatchObject(notFound);
  }
});

test("D105: a draft is previewed by the token of its link, as the page that it becomes", async () => {
  const { title, head, heart, enquiries } = await load("draft", "1204");
  expect(title).toBe("Innholdsrik enebolig med solrik hage");
  expect([head.isNoIndex, heart, enquiries]).toEqual([true, null, null]);
  const ended = load("draft", "1204", new StubError(404, "not_found"));
  await expect(ended).rejects.toMatchObject({ init: { status: 404 } });
});
