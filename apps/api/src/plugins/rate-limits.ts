import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { ApiError } from "./api-error.ts";

/** Requests of one address in a minute; a storefront forwards the visitor's address (D12). */
export const REQUESTS_PER_MINUTE = 600;
/** Most addresses in the cache. */
const ADDRESSES_MAX = 20_000;

const ownAddresses: ReadonlySet<string> = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** Limits each address; our own servers on this machine are trusted. */
export const addRateLimits = async (app: FastifyInstance, max: number): Promise<void> => {
  await app.register(rateLimit, {
    max,
    timeWindow: "1 minute",
    cache: ADDRESSES_MAX,
    allowList: ({ ip }) => ownAddresses.has(ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError("too_many_requests", { values: { seconds: Math.ceil(ttl / 1000) } }),
  });
};
