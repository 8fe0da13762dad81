import type { ApiResponse, SendRequest } from "@hjem/api-client/api-context";
import { contentCollections } from "@hjem/domain/content/content-rules";
import { fieldsOf } from "@hjem/domain/narrow";
import { LRUCache } from "lru-cache";

/** Milliseconds for which a response is sent again without another call: every page has a footer. */
const FRESH_MS = 10_000;
/** Milliseconds that a page waits for new content where there is a copy. */
const WAIT_MS = 1_000;
/** Characters that all copies may have. */
const MAX_LETTERS = 4 * 1024 * 1024;

const contentPath = new RegExp(`^/api/(?:${contentCollections.join("|")})$`);

/** The last good response of an address. */
interface ContentCopy {
  text: string;
  at: number;
}

const responseOf = (text: string): ApiResponse => ({
  ok: true,
  status: 200,
  headers: { get: (name) => (name === "content-type" ? "application/json" : null) },
  text: async () => text,
});

/** An entry that is there, and not the empty list of an address that somebody has made up. */
function hasEntries(text: string): boolean {
  const { data } = fieldsOf(JSON.parse(text));
  return Array.isArray(data) && data.length > 0;
}

/**
 * Calls the API, and remembers the last good response of each content call: pages show it while the content service does not
 * respond, or responds too late (D114). Without a copy the error is passed on, and pages do without.
 */
export function createContentCopies(send: SendRequest, clock: () => number): SendRequest {
  const copies = new LRUCache<string, ContentCopy>({
    maxSize: MAX_LETTERS,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  });
  return async (address, request) => {
    const isContent =
      request.method === "GET" && contentPath.test(new URL(address, "http://site").pathname);
    if (!isContent) return send(address, request);
    const copy = copies.get(address);
    if (copy && clock() - copy.at < FRESH_MS) return responseOf(copy.text);
    try {
      const signal = copy
        ? AbortSignal.any([request.signal, AbortSignal.timeout(WAIT_MS)])
        : request.signal;
      const response = await send(address, { ...request, signal });
      if (response.status !== 200) return copy ? responseOf(copy.text) : response;
      const text = await response.text();
      if (hasEntries(text)) copies.set(address, { text, at: clock() });
      else copies.delete(address);
      return responseOf(text);
    } catch (error) {
      // Caught only where there is a copy: the page shows it.
      if (copy && !request.signal.aborted) return responseOf(copy.text);
      throw error;
    }
  };
}
