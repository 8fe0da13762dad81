import { HOUR_MS } from "@hjem/domain/durations";
import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import { Counter, type Registry } from "prom-client";

/** Time limit of a call to the service. */
const TIMEOUT_MS = 1_500;
/** Hex digits of the hash that leave this process. */
const PREFIX_LENGTH = 5;
/** Ranges in memory, some 80 kB each. */
const RANGES_MAX = 64;
/** Leaks are added to a set now and then, not by the minute. */
const RANGE_TTL_MS = HOUR_MS;
/** A range of the largest known set has some 2,000 lines of 45 characters; padding adds a little. */
const RANGE_MAX_LENGTH = 1_000_000;
/** The rest of a hash and how often its password was seen; 0 in lines that are padding. */
const RANGE_LINE = /^([\dA-F]{35}):(\d+)$/i;

/** Passwords that are known from data leaks (ASVS 6.2.12). */
export interface BreachedPasswords {
  /** False too where the service does not respond: then only the list of common passwords applies. */
  has(password: string): Promise<boolean>;
  /** Adds the count of checks by their result to `/metrics`. */
  measure(register: Registry): void;
}

/** A service that could not be used, with a reason that says nothing of the password. */
class BreachServiceError extends Error {}

/** @throws {BreachServiceError} for text that is not a range. */
function readRange(text: string): Set<string> {
  const lines = text.split(/\r?\n/).filter((line) => line !== "");
  const found = lines.map((line) => {
    const [, suffix, count] = RANGE_LINE.exec(line) ?? [];
    if (suffix === undefined) throw new BreachServiceError("the response is no range");
    return { suffix: suffix.toUpperCase(), isPadding: Number(count) === 0 };
  });
  if (found.length === 0) throw new BreachServiceError("the response is empty");
  return new Set(found.filter(({ isPadding }) => !isPadding).map(({ suffix }) => suffix));
}

async function fetchRange(url: string, prefix: string, timeoutMs: number): Promise<Set<string>> {
  const response = await fetch(`${url}/range/${prefix}`, {
    headers: { "add-padding": "true", "user-agent": "hjem" },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new BreachServiceError(`status ${response.status}`);
  }
  let text = "";
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > RANGE_MAX_LENGTH) throw new BreachServiceError("the response is too long");
  }
  return readRange(text);
}

/** Why a range is missing; never the message of the network, which may hold the address with the prefix. */
const reasonOf = (error: unknown): string => {
  if (error instanceof BreachServiceError) return error.message;
  return error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable";
};

/**
 * Requests a service with the range protocol of Have I Been Pwned: it receives five hex digits of the password's SHA-1
 * and returns every known hash with that prefix, padded, so that the response length reveals nothing either.
 * @param url address before `/range/`
 */
export function createBreachedPasswords({
  url,
  log,
  timeoutMs = TIMEOUT_MS,
}: {
  url: string;
  log: { warn(values: object, line: string): void };
  timeoutMs?: number;
}): BreachedPasswords {
  const ranges = new LRUCache<string, Set<string>>({
    max: RANGES_MAX,
    ttl: RANGE_TTL_MS,
    fetchMethod: (prefix) => fetchRange(url, prefix, timeoutMs),
  });
  const checks = new Counter({
    name: "hjem_breached_password_checks_total",
    help: "Chosen passwords that were looked up among breached ones, by result: breached, unknown or failed.",
    labelNames: ["result"],
    registers: [],
  });
  return {
    async has(password) {
      const hash = createHash("sha1")
        .update(password.normalize("NFKC"))
        .digest("hex")
        .toUpperCase();
      try {
        const range = await ranges.fetch(hash.slice(0, PREFIX_LENGTH));
        const isBreached = range?.has(hash.slice(PREFIX_LENGTH)) ?? false;
        checks.inc({ result: isBreached ? "breached" : "unknown" });
        return isBreached;
      } catch (error) {
        checks.inc({ result: "failed" });
        log.warn({ reason: reasonOf(error) }, "breached passwords could not be looked up");
        return false;
      }
    },
    measure: (register) => register.registerMetric(checks),
  };
}
