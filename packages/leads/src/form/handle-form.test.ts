import { type StubResponses, StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { leadMessages } from "../testing/lead-messages.ts";
import { formCalls, formPath, postForm } from "../testing/post-form.ts";

// Modules of its own: those of other files may check responses, and the ones here are not complete.
vi.hoisted(() => vi.resetModules());

const { contact, viewing } = formCalls;
const post = (fields: Record<string, string>, api: StubResponses, query = "") =>
  postForm(fields, { api, query, features: [leadMessages] });

const typed = { name: "Ola", email: "ola", message: "Hei", consent: "on", viewing: "" };

test("redirects to the page after a successful form, with its language and the form's name", async () => {
  const { response, calls } = await post(
    { ask: "viewing", ...typed },
    { [viewing]: { isHeld: false } },
    "?language=en&ask=viewing",
  );
  expect(response).toBeInstanceOf(Response);
  const { status, headers } = response as Response;
  expect([status, headers.get("location")]).toEqual([
    303,
    `${formPath}?language=en&sent=viewing#contact`,
  ]);
  expect(calls).toMatchObject([{ body: typed }]);
});

test("D137: without JavaScript there is no token, so that the page says that a moderator looks at the form first", async () => {
  const { response } = await post(
    { ask: "viewing", ...typed, viewing: "1796313600" },
    { [viewing]: { isHeld: true } },
  );
  expect((response as Response).headers.get("location")).toBe(
    `${formPath}?held=viewing&viewing=1796313600#contact`,
  );
});

test("renders the page with status 422, field errors and the typed values for invalid fields", async () => {
  const error = {
    code: "validation_failed",
    message: "Feil.",
    fields: { email: "Skriv en adresse." },
  };
  const rejected = () =>
    new Response(JSON.stringify({ error }), {
      status: 400,
      headers: { "content-type": "application/json" },
    });
  const { response } = await post({ ask: "contact", ...typed }, { [contact]: rejected });
  expect(response).toMatchObject({
    init: { status: 422 },
    data: {
      fields: typed,
      response: {
        kind: "refused",
        formKind: "contact",
        fieldErrors: { email: "Skriv en adresse." },
      },
    },
  });
});

test("keeps the typed values after too many forms, for a home off the market and when the server is down", async () => {
  const failures = [
    [new StubError(429, "too_many_requests", "Vent litt."), 429, "Vent litt."],
    [new StubError(409, "listing_closed", "Solgt."), 409, "Solgt."],
    [new StubError(502, "bad_gateway", "internal"), 503, ""],
  ] as const;
  for (const [failure, status, notice] of failures) {
    const { response } = await post({ ask: "contact", ...typed }, { [contact]: failure });
    expect(response).toMatchObject({
      init: { status },
      data: { fields: typed, response: { notice, fieldErrors: {} } },
    });
  }
});

test("rejects a form that the page does not have, and sends nothing", async () => {
  const { response, calls } = await post({ ask: "buy", ...typed }, {});
  expect(response).toMatchObject({ init: { status: 400 } });
  expect(calls).toEqual([]);
});
