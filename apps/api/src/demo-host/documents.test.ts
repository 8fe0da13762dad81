import { demoDocuments } from "@hjem/demo/documents/demo-documents";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleId, sampleListing } from "../testing/sample-listings.ts";
import { saveSamples } from "../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { testDemo } from "../testing/test-demo.ts";

const documentsOf = (number: number) =>
  demoDocuments(sampleId(number), { language: "no", kinds: ["prospectus"] });

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ demo: testDemo });
  await saveSamples(api.db, {
    no: [
      sampleListing(1, { isDemo: true, documents: documentsOf(1) }),
      sampleListing(2, { isDemo: false, documents: documentsOf(2) }),
    ],
  });
});
afterAll(() => api.close());

const get = (url: string) => api.app.inject({ url, headers: { host: "no.localhost:3000" } });

test("a document of a demo listing is the file that the listing names", async () => {
  const [document] = documentsOf(1);
  const response = await get(document?.url ?? "");
  expect(response.headers["content-type"]).toBe("application/pdf");
  expect(response.headers["x-robots-tag"]).toBe("noindex");
  expect(response.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  expect(response.rawPayload).toHaveLength(document?.size ?? 0);
});

test("kinds that the listing does not have, unknown kinds, and listings outside the demo have no file", async () => {
  const urls = [
    `/media/documents/${sampleId(1)}/contract.pdf`,
    `/media/documents/${sampleId(1)}/secret.pdf`,
    `/media/documents/${sampleId(2)}/prospectus.pdf`,
    `/media/documents/${sampleId(999)}/prospectus.pdf`,
  ];
  const responses = await Promise.all(urls.map(get));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

test("the API description says what a document of the demo is", async () => {
  const { paths } = (await get("/api/openapi.json")).json<{ paths: Record<string, object> }>();
  expect(paths["/media/documents/{id}/{kind}.pdf"]).toMatchObject({
    get: { operationId: expect.any(String), description: expect.stringContaining("PDF") },
  });
});
