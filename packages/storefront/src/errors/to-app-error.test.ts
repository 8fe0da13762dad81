import { createStaticHandler, type StaticHandlerContext } from "react-router";
import { expect, test } from "vitest";
import { toAppError } from "./to-app-error.ts";

test("a form sent to a page without an action is a 404, not a 500", async () => {
  const handler = createStaticHandler([{ id: "list", path: "/list", loader: () => null }]);
  const request = new Request("http://no.test/list", { method: "POST", body: "a=b" });
  const context = (await handler.query(request)) as StaticHandlerContext;
  expect(context.statusCode).toBe(405);
  expect(toAppError(Object.values(context.errors ?? {})[0])).toEqual({ type: "Error404" });
});
