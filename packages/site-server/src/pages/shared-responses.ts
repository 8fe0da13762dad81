import type { ApiResponse, SendRequest } from "@hjem/api-client/api-context";
import { LRUCache } from "lru-cache";

/** Bytes of text that responses may hold. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Bytes that a response costs beside its text. */
const ENTRY_BYTES = 1_024;

interface StoredResponse {
  text: string;
  contentType: string;
}

/** Milliseconds for which everybody may have a response; 0 where its maker does not say so (RFC 9111 §5.2.2). */
function sharedFor(cacheControl: string | null): number {
  const directives = (cacheControl ?? "").split(",").map((directive) => directive.trim());
  const maxAge = directives.find((directive) => directive.startsWith("max-age="));
  return directives.includes("public") ? Number(maxAge?.slice("max-age=".length) ?? 0) * 1_000 : 0;
}

const responseOf = ({ text, contentType }: StoredResponse): ApiResponse => ({
  ok: true,
  status: 200,
  headers: { get: (name) => (name === "content-type" ? contentType : null) },
  text: async () => text,
});

/**
 * Calls the API, and stores for all pages what the API itself lets everybody have: GET, 200, `public` with a `max-age`.
 * What the API's response depends on, language and site, is part of the key.
 */
export function createSharedResponses(send: SendRequest, clock: () => number): SendRequest {
  const stored = new LRUCache<string, StoredResponse & { until: number }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text }, key) => 2 * (text.length + key.length) + ENTRY_BYTES,
  });
  return async (address, request) => {
    const { method, headers } = request;
    if (method !== "GET" || headers.authorization !== undefined) return send(address, request);
    const key = `${headers["accept-language"]} ${headers["x-forwarded-host"]} ${address}`;
    const known = stored.get(key);
    if (known && known.until > clock()) return responseOf(known);
    const response = await send(address, request);
    const ms = response.status === 200 ? sharedFor(response.headers.get("cache-control")) : 0;
    if (!(ms > 0)) return response;
    const text = await response.text();
    const contentType = response.headers.get("content-type") ?? "application/json";
    const entry = { text, contentType };
    stored.set(key, { ...entry, until: clock() + ms });
    return responseOf(entry);
  };
}
