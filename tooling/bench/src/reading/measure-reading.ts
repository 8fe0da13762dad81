import { regions } from "@hjem/api/regions";
import { readPhrasings } from "@hjem/api/testing/read-phrasings";
import { milliseconds, ratio, table } from "../table.ts";

/** Limits: share of phrasings that are parsed as expected, and p95 of parsing, ms. */
const goals = { share: 0.95, p95Ms: 10 } as const;
/** Warm-up rounds. */
const WARM_ROUNDS = 2;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** `pnpm bench reading [--rounds 60]`: parses phrasings with the real places of each market; lists unexpected results. */
export async function measureReading(rounds: number): Promise<string> {
  const rows: string[][] = [];
  const others: string[] = [];
  for (const region of regions) {
    const all = await readPhrasings(region, WARM_ROUNDS + rounds);
    const count = all.length / (WARM_ROUNDS + rounds);
    const last = all.slice(-count);
    const wrong = last.filter(({ expected, read }) => expected !== read);
    const times = all
      .slice(count * WARM_ROUNDS)
      .map(({ ms }) => ms)
      .toSorted((one, other) => one - other);
    const share = 1 - wrong.length / count;
    const p95 = quantile(times, 0.95);
    rows.push([
      region.id,
      String(count),
      `${(share * 100).toFixed(1)} %${share < goals.share ? " BELOW THE GOAL" : ""}`,
      milliseconds(quantile(times, 0.5)),
      milliseconds(p95),
      ratio(p95 / goals.p95Ms, 1),
    ]);
    for (const { text, expected, read } of wrong) {
      others.push(`${region.id}: ${text} → ${read}, expected ${expected}`);
    }
  }
  return [
    table(
      ["market", "phrasings", "as expected (goal 95 %)", "p50", "p95", "p95 against 10 ms"],
      rows,
    ),
    ...others,
  ].join("\n");
}
