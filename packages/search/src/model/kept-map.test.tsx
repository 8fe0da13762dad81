import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, onTestFinished, test } from "vitest";
import { model } from "../testing/load.ts";

test("keeps the current map when a frame fails to load; a first load fails", async () => {
  const down = { "POST /api/v2/property/search": new StubError(503, "not_ready") };
  await expect(model("?view=map", { api: down })).rejects.toThrow("503");
  const { href } = window.location;
  window.history.replaceState(null, "", "/list?view=map");
  onTestFinished(() => window.history.replaceState(null, "", href));
  expect((await model("?view=map", { api: down })).results).toBeNull();
});
