import { expect, test } from "vitest";
import { interleaved } from "./timing.ts";

test("candidates alternate, and their warm-up does not count", async () => {
  let time = 0;
  const calls: string[] = [];
  const candidate = (name: string, first: number, later: number) => ({
    name,
    run: async () => {
      time += calls.filter((call) => call === name).length < 2 ? first : later;
      calls.push(name);
    },
  });
  const timings = await interleaved(
    [candidate("slow", 500, 4), candidate("quick", 100, 2)],
    10,
    () => time,
  );
  expect(calls.slice(0, 4)).toEqual(["slow", "quick", "slow", "quick"]);
  expect(timings).toEqual([
    { name: "slow", p50: 4, p95: 4 },
    { name: "quick", p50: 2, p95: 2 },
  ]);
});
