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

/**
 * Calls the API, and stores for all pages what the API itself lets everybody have: GET, 200, `public` with a `max-age`.
 * What the API's response depends on, language and site, is part of the key.
 */
export function createSharedResponses(callApi: typeof fetch, clock: () => number): typeof fetch {
  const stored = new LRUCache<string, StoredResponse & { until: number }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text }, key) => 2 * (text.length + key.length) + ENTRY_BYTES,
  });
  return async (input, init) => {
    if (typeof input !== "string" || (init?.method ?? "GET") !== "GET") return callApi(input, init);
    const headers = new Headers(init?.headers);
    if (headers.has("authorization")) return callApi(input, init);
    const key = `${headers.get("accept-language")} ${headers.get("x-forwarded-host")} ${input}`;
    const known = stored.get(key);
    if (known && known.until > clock()) {
      return new Response(known.text, { headers: { "content-type": known.contentType } });
    }
    const response = await callApi(input, init);
    const ms = response.status === 200 ? sharedFor(response.headers.get("cache-control")) : 0;
    if (!(ms > 0)) return response;
    const text = await response.text();
    const contentType = response.headers.get("content-type") ?? "application/json";
    stored.set(key, { text, contentType, until: clock() + ms });
    return new Response(text, { headers: { "content-type": contentType } });
  };
}
