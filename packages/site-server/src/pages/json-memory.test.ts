import { expect, test } from "vitest";
import { createJsonMemory } from "./json-memory.ts";

/** An API body that is long enough to be remembered. */
const bodyOf = (title: string) => JSON.stringify({ data: [{ long_title: title.repeat(600) }] });

test("parses the same body once, with keys in camel case", () => {
  const read = createJsonMemory();
  const first = read(bodyOf("ab"));
  expect(first).toEqual({ data: [{ longTitle: "ab".repeat(600) }] });
  expect(read(bodyOf("ab"))).toBe(first);
});

test("parses a body again that differs in one character", () => {
  const read = createJsonMemory();
  const one = bodyOf("ab");
  const other = `${one.slice(0, 700)}X${one.slice(701)}`;
  read(one);
  expect(read(other)).toEqual({ data: [{ longTitle: expect.stringContaining("X") }] });
});

test("drops the least recently used body when it is full", () => {
  const read = createJsonMemory(3_000);
  const first = read(bodyOf("ab"));
  read(bodyOf("cd"));
  read(bodyOf("ef"));
  expect(read(bodyOf("ab"))).not.toBe(first);
  expect(read(bodyOf("ab"))).toEqual(first);
});
