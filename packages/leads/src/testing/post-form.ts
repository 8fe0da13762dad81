import { openTestApp, type TestAppOptions } from "@hjem/storefront/testing/open-test-app";
import type { StubResponses } from "@hjem/storefront/testing/stub-api";
import { handleForm } from "../form/handle-form.ts";

/** The page of the home that the forms of a test are about. */
export const formPath = "/property/001204/3f7q9z2k1m";

/** What the API is called with, by form. */
export const formCalls = {
  contact: "POST /api/v3/property/3f7q9z2k1m/contact",
  viewing: "POST /api/v2/property/3f7q9z2k1m/viewing",
} as const;

/** Sends a form as a browser without JavaScript does. */
export async function postForm(
  fields: Record<string, string>,
  {
    api,
    features,
    query = "",
  }: { api: StubResponses; query?: string } & Required<Pick<TestAppOptions, "features">>,
) {
  const { app, calls } = await openTestApp({ api, features });
  const url = new URL(formPath + query, "http://no.test");
  const args = { url, params: { agencyId: "001204", propertyId: "3f7q9z2k1m" }, page: app.page };
  const response = await handleForm({
    ...args,
    request: new Request(url, { method: "POST", body: new URLSearchParams(fields) }),
  });
  return { response, calls, args: { ...args, request: new Request(url) } };
}
