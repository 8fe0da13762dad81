import { Writable } from "node:stream";
import { StrictMode, type ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/** How React marks, in HTML, a part that it has left to the browser: it had to wait for something, or failed. */
const LEFT_OUT = "<!--$!-->";

/** Draws an element of which nothing has to be waited for; null where something has, or fails. */
function drawAtOnce(element: ReactNode): Buffer | null {
  try {
    const html = renderToString(element);
    return html.includes(LEFT_OUT) ? null : Buffer.from(html);
  } catch {
    // Caught: whatever failed fails again in the stream, which says what it was.
    return null;
  }
}

/** Draws an element once everything in it is there. Rejects when any part of it fails. */
function drawPatiently(element: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const page = new Writable({
      // Nobody reads it meanwhile: there is nothing to wait for.
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
      // Larger parts would otherwise be sent apart and put in place by a script, which our policy forbids (D28).
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(page),
      onError: reject,
    });
  });
}

/**
 * Draws an element to HTML, as bytes in UTF-8, once everything in it is there. Rejects when any part of it fails. The code of
 * parts is there from the first page that shows them: from then on a page is drawn at once, to the same letters as by
 * React's stream, which cuts them into thousands of small arrays.
 */
export async function draw(element: ReactNode): Promise<Buffer> {
  const page = <StrictMode>{element}</StrictMode>;
  return drawAtOnce(page) ?? drawPatiently(page);
}
