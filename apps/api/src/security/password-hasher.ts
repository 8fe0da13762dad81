import { hash, verify } from "@node-rs/argon2";
import { availableParallelism } from "node:os";
import { ApiError } from "../plugins/api-error.ts";

/** What one argon2id hash costs. */
export interface HashCost {
  /** KiB of memory for each hash. */
  memoryKib: number;
  passes: number;
}

/**
 * Five times the minimum of OWASP (19 MiB, two passes; Password Storage Cheat Sheet): about 50 ms on a server's core.
 * Tests pass a cheap cost; only what measures the cost itself uses this one.
 */
export const usualHashCost: HashCost = { memoryKib: 47_104, passes: 4 };

/** Hashes at once: each takes its memory, a core and a thread of the pool of four that files use too. */
const AT_ONCE = Math.min(3, Math.max(2, availableParallelism()));
/** Maximum queue of hashes; more requests are rejected: a hundred are five seconds. */
const WAITING_MAX = 100;
const RETRY_SECONDS = 5;

/** Passwords as argon2id hashes, made off the event loop, in a queue with an end. */
export interface PasswordHasher {
  /** @throws {ApiError} `too_many_requests` where too many wait. */
  hash(password: string): Promise<string>;
  /** False too where there is no hash; that takes as long, so that timing reveals nothing. */
  isRight(stored: string | null, password: string): Promise<boolean>;
}

/** The same password typed on another keyboard is the same. */
const normalised = (password: string): string => password.normalize("NFKC");

/** Runs at most `AT_ONCE` at a time, in order. */
const queue = () => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < AT_ONCE) running += 1;
    else {
      if (waiting.length >= WAITING_MAX) {
        throw new ApiError("too_many_requests", { values: { seconds: RETRY_SECONDS } });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/** Opens the queue of one process. */
export const createPasswordHasher = ({
  memoryKib,
  passes,
}: HashCost = usualHashCost): PasswordHasher => {
  const enqueue = queue();
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  const make = (password: string) => enqueue(() => hash(normalised(password), options));
  let nobodys: Promise<string> | undefined;
  return {
    hash: make,
    async isRight(stored, password) {
      nobodys ??= make("the hash of nobody");
      const compared = stored ?? (await nobodys);
      const isSame = await enqueue(() => verify(compared, normalised(password)));
      return stored !== null && isSame;
    },
  };
};
