import { formCalls, formPath, postForm } from "@hjem/leads/testing/post-form";
import { type StubResponses, StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { testFeature } from "../testing/feature.ts";
import { loadProperty } from "./load-property.ts";

// Modules of its own: those of other files may check responses, and the ones here are not complete.
vi.hoisted(() => vi.resetModules());

const { contact, viewing } = formCalls;
async function post(fields: Record<string, string>, api: StubResponses, query = "") {
  const { args, response } = await postForm(fields, { api, query, features: [testFeature] });
  return { response, reload: () => loadProperty(args) };
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
        address: `${formPath}?language=en`,
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
