import { createStaticHandler, isRouteErrorResponse, type StaticHandlerContext } from "react-router";
import { expect, test } from "vitest";
import { ApiFailure, isUnknown, responseOf, toAppError } from "./loader-response.ts";

const url = new URL("http://no.localhost/property/000001/abcdefghjk?tab=history");

const thrownBy = (error: object): unknown => {
  try {
    return responseOf({ error }, url);
  } catch (thrown) {
    return thrown;
  }
};

test("returns the data of a response", () => {
  expect(responseOf({ data: { total: 2 } }, url)).toEqual({ total: 2 });
});

test("D12: redirects a listing of the other region to the same path on its site permanently", () => {
  const away = thrownBy({ status: 404, code: "other_region", origin: "http://au.localhost" });
  expect(away).toBeInstanceOf(Response);
  const { status, headers } = away as Response;
  expect([status, headers.get("location")]).toEqual([
    301,
    "http://au.localhost/property/000001/abcdefghjk?tab=history",
  ]);
});

test("a missing resource becomes the 404 page", () => {
  const missing = thrownBy({ status: 404, code: "not_found" }) as { init: { status: number } };
  expect(isRouteErrorResponse(missing)).toBe(false);
  expect(missing.init.status).toBe(404);
});

test("K14: an id that is none, such as one that is too long, becomes the 404 page too", () => {
  const missing = thrownBy({ status: 400, code: "validation_failed" });
  expect(missing).toMatchObject({ init: { status: 404 } });
  expect([404, 400, 409, 500].map((status) => isUnknown({ status }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("any other error becomes the 500 page, with the id that the API has logged", () => {
  const failure = thrownBy({ status: 503, requestId: "r-1" });
  expect(failure).toBeInstanceOf(ApiFailure);
  expect((failure as ApiFailure).incident).toBe("r-1");
  expect(thrownBy({})).toBeInstanceOf(ApiFailure);
});

test("a failure of an API that is starting, busy or silent may pass, as does a visitor's limit; one of its own code or of a wrong response does not", () => {
  const mayPass = (error: object) => (thrownBy(error) as ApiFailure).canRetry;
  const passing = [
    { status: 503, code: "not_ready" },
    { status: 504 },
    { status: 500 },
    { status: 429, code: "too_many_requests" },
  ];
  expect(passing.map(mayPass)).toEqual([true, true, true, true]);
  const lasting = [
    { status: 500, code: "internal_error" },
    { status: 500, badResponse: "search: data" },
    { status: 501, code: "not_implemented" },
  ];
  expect(lasting.map(mayPass)).toEqual([false, false, false]);
});

test("a form sent to a page without an action is a 404, not a 500", async () => {
  const handler = createStaticHandler([{ id: "list", path: "/list", loader: () => null }]);
  const request = new Request("http://no.test/list", { method: "POST", body: "a=b" });
  const context = (await handler.query(request)) as StaticHandlerContext;
  expect(context.statusCode).toBe(405);
  expect(toAppError(Object.values(context.errors ?? {})[0])).toEqual({ type: "Error404" });
});
