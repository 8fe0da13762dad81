import { expect, test, vi } from "vitest";
import { checkedOnce } from "./checked-once.ts";

interface Result {
  value?: unknown;
  issues?: readonly { message: string }[];
}

/** A schema, and the calls of its validation. */
function textSchema() {
  const validate = vi.fn<(value: unknown) => Result>((value) => {
    const text = (value as { text?: unknown } | null)?.text;
    return typeof text === "string" ? { value: { text } } : { issues: [{ message: "no text" }] };
  });
  const once = checkedOnce({ "~standard": { validate } });
  return { validate, check: (value: unknown) => once["~standard"].validate(value) };
}

test("API-036: validates the same body once, and another one separately", () => {
  const { check, validate } = textSchema();
  const body = { text: "a", unknown: 1 };
  const first = check(body);
  expect(first).toEqual({ value: { text: "a" } });
  expect(check(body)).toBe(first);
  expect(validate).toHaveBeenCalledTimes(1);
  expect(check({ text: "b" })).toEqual({ value: { text: "b" } });
});

test("API-036: rejects an invalid body each time, and a value that is no object", () => {
  const { check } = textSchema();
  const body = { text: 1 };
  for (const value of [body, body, null]) expect(check(value)).toHaveProperty("issues");
});
