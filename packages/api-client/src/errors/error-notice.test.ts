import { expect, test } from "vitest";
import {
  errorOfResponse,
  errorOfBadResponse,
  errorWithoutResponse,
  isApiError,
} from "./api-error.ts";
import { errorNotice } from "./error-notice.ts";

test("API-016: 400 shows the server's message", () => {
  expect(errorNotice({ status: 400, message: "Prisen er ikke et tall." })).toEqual({
    kind: "server",
    message: "Prisen er ikke et tall.",
  });
});

test("API-034: 400 without a message shows nothing", () => {
  expect(errorNotice({ status: 400 })).toEqual({ kind: "none" });
});

test("API-017, API-018: 401 shows the server's message, else its default text", () => {
  expect(errorNotice({ status: 401, message: "Logg inn." }).kind).toBe("server");
  expect(errorNotice({ status: 401 })).toEqual({ kind: "text", status: 401 });
});

test.each([403, 404, 405, 408, 500, 501, 502, 503, 504, 505])(
  "API-021..030: %i shows its default text, whatever the server's message",
  (status) => {
    expect(errorNotice({ status, message: "internal" })).toEqual({ kind: "text", status });
  },
);

test("507 shows the server's message: nothing can be saved, whatever the form", () => {
  const message = "Vi kan ikke lagre noe akkurat nå.";
  expect(errorNotice({ status: 507, message })).toEqual({ kind: "server", message });
  expect(errorNotice({ status: 507 })).toEqual({ kind: "none" });
});

test.each([402, 409, 413, 418, 422, 429])("API-032, D37: %i shows nothing", (status) => {
  expect(errorNotice({ status, message: "x" })).toEqual({ kind: "none" });
});

test("API-033, API-035: a call without a response counts as 500", () => {
  expect(errorWithoutResponse()).toEqual({ status: 500 });
});

test("D20, D21, D37, A11: reads code, message, field errors by form name, retry time and request id from the response", () => {
  const headers = new Headers({ "retry-after": "30", "x-request-id": "r-1" });
  const body = {
    error: { code: "too_many_requests", message: "Vent litt.", fields: { price_min: "…" } },
  };
  expect(errorOfResponse(429, headers, body)).toEqual({
    status: 429,
    code: "too_many_requests",
    message: "Vent litt.",
    fields: { priceMin: "…" },
    retryAfter: 30,
    requestId: "r-1",
  });
});

test("an error response of another shape has its status only", () => {
  expect(errorOfResponse(502, new Headers(), null)).toEqual({ status: 502 });
  expect(errorOfResponse(502, new Headers(), { error: "bad gateway" })).toEqual({ status: 502 });
  expect(isApiError({ status: 502 })).toBe(true);
  expect(isApiError({ status: "502" })).toBe(false);
});

test("an invalid response reports the path, not the value", () => {
  const error = errorOfBadResponse("search", [
    { message: "Invalid input", path: ["data", 0, "price"] },
  ]);
  expect(error).toEqual({ status: 500, badResponse: "search: data.0.price: Invalid input" });
});
