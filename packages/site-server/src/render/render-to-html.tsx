import { SharedHtml } from "@hjem/storefront/lazy-component";
import { Writable } from "node:stream";
import { StrictMode, type ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import type { PageSharing } from "./shared-html.tsx";

/** How React marks a Suspense boundary that it leaves to the browser: something in it suspended, or threw. */
const CLIENT_RENDERED = "<!--$!-->";

/** HTML of an element in which nothing suspends; null where something does, or throws. */
function renderSynchronously(element: ReactNode, sharing: PageSharing | null): Buffer | null {
  try {
    const html = renderToString(<SharedHtml value={sharing?.share ?? null}>{element}</SharedHtml>);
    if (html.includes(CLIENT_RENDERED)) return null;
    return sharing ? sharing.fill(html) : Buffer.from(html);
  } catch {
    // Caught: what threw throws again in the stream, which rejects with it.
    return null;
  }
}

/** HTML of an element once nothing in it suspends any more. Rejects when a component throws. */
function renderStream(element: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const page = new Writable({
      // Nothing reads it before its end: no back pressure.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      // Larger boundaries would otherwise be sent apart and put in place by a script, which our policy forbids (D28).
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(page),
      onError: reject,
    });
  });
}

/**
 * Renders an element to HTML, as bytes in UTF-8, once nothing in it suspends any more. Rejects when a component throws.
 * Lazy components suspend on the first page that shows them; from then on a page is rendered synchronously, to the same
 * HTML as by React's stream, which splits it into thousands of small arrays. `sharing` takes the HTML of components
 * that other pages show as well from there.
 */
export async function renderToHtml(
  element: ReactNode,
  sharing: PageSharing | null = null,
): Promise<Buffer> {
  const page = <StrictMode>{element}</StrictMode>;
  return renderSynchronously(page, sharing) ?? renderStream(page);
}
