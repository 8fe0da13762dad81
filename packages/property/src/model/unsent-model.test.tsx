import { handleForm } from "@hjem/leads/handle-form";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { type StubResponses, StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test } from "vitest";
import { testFeature } from "../testing/feature.ts";
import { loadProperty } from "./load-property.ts";

const path = "/property/001204/3f7q9z2k1m";
const contact = "POST /api/v3/property/3f7q9z2k1m/contact";
const viewing = "POST /api/v2/property/3f7q9z2k1m/viewing";

/** Submits a form as a browser without JavaScript does. */
async function post(fields: Record<string, string>, api: StubResponses, query = "") {
  const { app, calls, unmount } = await renderWithStorefront(null, {
    api,
    features: [testFeature],
  });
  await unmount();
  const url = new URL(path + query, "http://no.test");
  const args = { url, params: { agencyId: "001204", propertyId: "3f7q9z2k1m" }, page: app.page };
  const response = await handleForm({
    ...args,
    request: new Request(url, { method: "POST", body: new URLSearchParams(fields) }),
  });
  const reload = () => loadProperty({ ...args, request: new Request(url) });
  return { response, calls, reload };
}

const typed = { name: "Ola", email: "ola", message: "Hei", consent: "on", viewing: "" };

test("when the home cannot be loaded either, shows the form alone with its values and the chosen viewing", async () => {
  const down = new StubError(502, "bad_gateway");
  const api = { [contact]: down, [viewing]: down, "GET /api/v2/property": down };
  const sent = await post({ ask: "viewing", ...typed, viewing: "1764000000" }, api, "?language=en");
  expect(sent.response).toMatchObject({
    init: { status: 503 },
    data: { fields: { message: "Hei" } },
  });
  expect(await sent.reload()).toMatchObject({
    head: { isNoIndex: true },
    unsent: {
      title: "Ikke sendt",
      enquiries: {
        address: `${path}?language=en`,
        contact: { kinds: ["viewing"] },
        estimate: null,
      },
    },
  });
  // A failed estimate has nothing to keep: the error page is shown.
  const look = await post(
    { ask: "estimate" },
    { ...api, "POST /api/v2/property/3f7q9z2k1m/valuation": down },
  );
  await expect(look.reload()).rejects.toThrow("502");
});
