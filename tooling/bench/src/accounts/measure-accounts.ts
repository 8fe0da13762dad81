import {
  createPasswordHasher,
  type PasswordHasher,
  usualHashCost,
} from "@hjem/api/security/password-hasher";
import { openAccountTest } from "@hjem/api/testing/account-tests";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { milliseconds, ratio, table } from "../table.ts";
import { percentiles } from "../timing.ts";

const PARALLEL = 8;
const ROUNDS = 25;
/** Warm-up rounds. */
const WARM_UPS = 3;
const HASHES = 40;
const TIMER_MS = 5;
/** Limit: a sign-in among eight at once, as a multiple of one hash. */
const BOUND = 6;
/** Limit of the event loop delay, ms. */
const BLOCKED_MS = 50;
const NANOSECONDS = 1e6;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Maximum event loop delay while passwords are hashed. */
const longestBlock = async (hasher: PasswordHasher): Promise<number> => {
  const delay = monitorEventLoopDelay({ resolution: TIMER_MS });
  delay.enable();
  await Promise.all(
    Array.from({ length: HASHES }, (_, number) => hasher.hash(`password ${number}`)),
  );
  delay.disable();
  return delay.max / NANOSECONDS - TIMER_MS;
};

/** Eight sign-ins at once, over the whole API and an embedded database, against one argon2id hash of the same run. */
export const measureAccounts = async (): Promise<string> => {
  const hasher = createPasswordHasher(usualHashCost);
  const api = await openAccountTest({ hasher, now: Date.now });
  const emails = Array.from({ length: PARALLEL }, (_, number) => `person${number}@example.com`);
  for (const email of emails) await api.person(email);

  const hashes: number[] = [];
  const signIns: number[] = [];
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const hash = await timed(() => hasher.hash(`a password ${round}`));
    const samples = await Promise.all(
      emails.map((email) =>
        timed(async () => {
          const { statusCode } = await api.browser().signIn(email);
          if (statusCode !== 200) throw new Error(`A sign-in answered ${statusCode}.`);
        }),
      ),
    );
    if (round < 0) continue;
    signIns.push(...samples);
    hashes.push(hash);
  }
  await api.close();
  const blocked = await longestBlock(hasher);

  const hash = percentiles(hashes);
  const signIn = percentiles(signIns);
  const { memoryKib, passes } = usualHashCost;
  return table(
    ["Sign-in, embedded engine", "p50", "p95", "p95 against one hash"],
    [
      [
        `one argon2id hash, ${memoryKib / 1024} MiB, ${passes} passes`,
        milliseconds(hash.p50),
        milliseconds(hash.p95),
        "1",
      ],
      [
        `${PARALLEL} sign-ins at once`,
        milliseconds(signIn.p50),
        milliseconds(signIn.p95),
        ratio(signIn.p95 / hash.p50, BOUND),
      ],
      [
        "longest hold of the event loop by hashing",
        "",
        milliseconds(blocked),
        blocked < BLOCKED_MS ? "✓" : "✗",
      ],
    ],
  );
};
