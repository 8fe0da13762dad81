import { Writable } from "node:stream";
import { StrictMode, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** Draws an element to HTML, as bytes in UTF-8, once everything in it is there. Rejects when any part of it fails. */
export function draw(element: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const page = new Writable({
      write: (chunk: Buffer | string, _encoding, done) => {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(<StrictMode>{element}</StrictMode>, {
      // Larger parts would otherwise be sent apart and put in place by a script, which our policy forbids (D28).
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(page),
      onError: reject,
    });
  });
}
