import type { ShareHtml } from "@hjem/storefront/lazy-component";
import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** Bytes of all HTML that pages share: about a thousand results. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Bytes that an entry costs beside its HTML. */
const ENTRY_BYTES = 512;

/** Stands in a page where shared HTML belongs; text of the page cannot contain it, because React escapes `<`. */
const PLACEHOLDER = "hjem-shared";
const placeholders = new RegExp(`<${PLACEHOLDER} n="(\\d+)"></${PLACEHOLDER}>`);

/** Begins the ids that `useId` makes in shared HTML. Hydration would look for other ones. */
const ID_PREFIX = "shared-";
/** How React opens a Suspense boundary that is complete: what stands before it would belong to the page's head. */
const BOUNDARY = "<!--$-->";
/** The same of one that it leaves to the browser. */
const CLIENT_RENDERED = "<!--$!-->";

interface StoredHtml {
  html: Buffer;
  /** Modules of the lazy components in it, whose styles its page needs. */
  parts: readonly string[];
}

/** What the shared HTML of one page is rendered with. */
export interface SharingPage {
  /** Everything that HTML varies by on this site beside its source: language, minute. */
  scope: string;
  /** Modules of the lazy components that the page shows. */
  parts: Set<string>;
  /** Puts an element into the context that it has in the page; what it renders lazily is added to `parts`. */
  inContext: (element: ReactElement, parts: Set<string>) => ReactNode;
}

/** Shared HTML of one page. */
export interface PageSharing {
  share: ShareHtml;
  /** The page's HTML in UTF-8, with the shared parts in their places. @throws {Error} where one cannot be shared. */
  fill: (html: string) => Buffer;
}

function renderShared(element: ReactElement, { inContext }: SharingPage): StoredHtml {
  const parts = new Set<string>();
  const html = renderToString(inContext(element, parts), { identifierPrefix: ID_PREFIX });
  const isWhole = html.startsWith(BOUNDARY) && !html.includes(CLIENT_RENDERED);
  if (!isWhole || html.includes(`_${ID_PREFIX}`)) throw new Error("this HTML cannot be shared");
  return { html: Buffer.from(html), parts: [...parts] };
}

/**
 * Shares the HTML of components between pages: the results that many pages show are rendered once for all pages of a
 * minute in a language, and stand in each as bytes. A page that hydrates finds the HTML that React itself would have
 * rendered.
 */
export function createSharedHtml(maxBytes = MAX_BYTES): (page: SharingPage) => PageSharing {
  const stored = new LRUCache<string, StoredHtml>({
    maxSize: maxBytes,
    sizeCalculation: ({ html }) => html.length + ENTRY_BYTES,
  });
  const hashes = new WeakMap<object, string>();
  // By content: two searches that find one home hold it as two objects.
  const hashOf = (source: object): string => {
    const hash =
      hashes.get(source) ?? createHash("sha256").update(JSON.stringify(source)).digest("base64url");
    hashes.set(source, hash);
    return hash;
  };
  return (page) => {
    const shown: { key: string; element: ReactElement }[] = [];
    const htmlAt = (index: number): Buffer => {
      const place = shown[index];
      if (!place) throw new Error(`nothing is shared at ${index}`);
      const known = stored.get(place.key) ?? renderShared(place.element, page);
      stored.set(place.key, known);
      for (const part of known.parts) page.parts.add(part);
      return known.html;
    };
    return {
      share: (module, source, element) => {
        const n = shown.push({ key: `${page.scope} ${module} ${hashOf(source)}`, element }) - 1;
        return createElement(PLACEHOLDER, { n });
      },
      fill: (html) =>
        Buffer.concat(
          html
            .split(placeholders)
            .map((piece, index) => (index % 2 === 0 ? Buffer.from(piece) : htmlAt(Number(piece)))),
        ),
    };
  };
}
