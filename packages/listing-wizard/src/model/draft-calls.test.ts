import { openTestApp } from "@hjem/storefront/testing/open-test-app";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test } from "vitest";
import { DRAFT_ID, emptyDraft } from "../testing/sample-draft.ts";
import { saveDraft } from "./draft-calls.ts";

const save = async (answer: object) => {
  const { app } = await openTestApp({
    api: { [`PATCH /api/user/properties/draft/${DRAFT_ID}`]: answer },
  });
  const change = { id: DRAFT_ID, version: 1, body: { propertyDetail: { title: "Lys leilighet" } } };
  return (await saveDraft(app.page.store, change)).kind;
};

test.each([
  [401, "session_ended", "unreachable"],
  [429, "too_many_requests", "unreachable"],
  [503, "not_ready", "unreachable"],
  [409, "draft_changed", "changed"],
  [422, "validation_failed", "refused"],
  [404, "not_found", "refused"],
] as const)(
  "LIST-013: a save that is answered with %i %s counts as %s; what is unreachable is saved again",
  async (status, code, kind) => {
    expect(await save(new StubError(status, code))).toBe(kind);
  },
);

test("LIST-013: what was typed is saved once the API has answered", async () => {
  expect(await save({ data: emptyDraft() })).toBe("saved");
});
