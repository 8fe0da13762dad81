import { LRUCache } from "lru-cache";
import type { ServerResponse } from "node:http";

/** Bytes that pages may hold: about a thousand pages as browsers take them. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Bytes that an entry costs beside its body: address, policy, objects. */
const ENTRY_BYTES = 8 * 1024;

/** What can be stored: something that knows whether everybody may have it, and its size in memory in bytes. */
export interface Storable {
  isShareable: boolean;
  size: () => number;
}

/** Who requests a page, and when. */
export interface PageOrder<T> {
  /** Everything that the page varies by; the same key is the same page. */
  key: string;
  /** The minute that the page is rendered for; nothing outlives it (D28). */
  minute: number;
  /** The connection that waits: once nobody waits any more, rendering ends. */
  response: Pick<ServerResponse, "once">;
  render: (signal: AbortSignal) => Promise<T>;
}

/** The public pages of a minute. */
export interface PageCache<T extends Storable> {
  /** The stored page, or the one that is being rendered, else a new one. What is not for everybody is rendered for each. */
  get: (order: PageOrder<T>) => Promise<T>;
}

interface Rendering<T> {
  page: Promise<T | null>;
  waiting: number;
  controller: AbortController;
}

/** Aborts `controller` once all clients that wait for a rendering have disconnected. */
function join<T>(rendering: Rendering<T>, response: PageOrder<T>["response"]): void {
  rendering.waiting += 1;
  response.once("close", () => {
    rendering.waiting -= 1;
    if (rendering.waiting === 0) rendering.controller.abort();
  });
}

/** Renders for one request alone, until its connection closes. */
export function renderAlone<T>({
  render,
  response,
}: Pick<PageOrder<T>, "render" | "response">): Promise<T> {
  const controller = new AbortController();
  response.once("close", () => controller.abort());
  return render(controller.signal);
}

/**
 * Stores what everybody may have until its minute is over, at most so many bytes, and renders it once for all who
 * request it meanwhile. What turns out to be for one visitor alone, or a failure, is neither stored nor shared: each is
 * rendered separately, and those who request it again within the minute no longer wait for one another.
 */
export function createPageCache<T extends Storable>(maxBytes = MAX_BYTES): PageCache<T> {
  /** A key without a page is one whose page is not for everybody. */
  const pages = new LRUCache<string, { page: T | null }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => (page?.size() ?? 0) + 2 * key.length + ENTRY_BYTES,
  });
  const renderings = new Map<string, Rendering<T>>();
  let minute = Number.NaN;

  const store = (key: string, page: T, drawnFor: number): void => {
    if (drawnFor === minute) pages.set(key, { page: page.isShareable ? page : null });
  };
  const renderForAll = async (order: PageOrder<T>): Promise<T> => {
    const { key, response, render } = order;
    const controller = new AbortController();
    const rendered = render(controller.signal);
    const page = rendered.then(
      (one) => (one.isShareable ? one : null),
      () => null,
    );
    const rendering = { page, waiting: 0, controller };
    renderings.set(key, rendering);
    join(rendering, response);
    try {
      const own = await rendered;
      store(key, own, order.minute);
      return own;
    } finally {
      if (renderings.get(key) === rendering) renderings.delete(key);
    }
  };

  return {
    get: async (order) => {
      const { key, response } = order;
      if (order.minute !== minute) {
        minute = order.minute;
        pages.clear();
        renderings.clear();
      }
      const stored = pages.get(key);
      if (stored?.page) return stored.page;
      if (stored) {
        const own = await renderAlone(order);
        if (own.isShareable) store(key, own, order.minute);
        return own;
      }
      const rendering = renderings.get(key);
      if (!rendering) return renderForAll(order);
      join(rendering, response);
      return (await rendering.page) ?? renderAlone(order);
    },
  };
}
