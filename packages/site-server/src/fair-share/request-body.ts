import { REQUEST_BODY_MAX_BYTES } from "@hjem/domain/limits";
import type { IncomingMessage } from "node:http";

/** Bytes of a rejected body that are read and discarded, so that the client can read the response; then the connection is closed. */
const DISCARDED_MAX_BYTES = 16 * 1024 * 1024;

/** A body larger than any request needs. */
export class BodyTooLargeError extends Error {
  readonly statusCode = 413;
}

/** Whether a request comes with a body. */
export const hasBody = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Whether a request declares a body that is too large. */
export const isAnnouncedTooLarge = (
  { headers }: Pick<IncomingMessage, "headers">,
  maxBytes: number = REQUEST_BODY_MAX_BYTES,
): boolean => Number(headers["content-length"] ?? 0) > maxBytes;

function discard(request: IncomingMessage) {
  let bytes = 0;
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > DISCARDED_MAX_BYTES) request.destroy();
  });
}

/**
 * Buffers a body before it is handled, so that a slow upload uses only its own connection.
 * @throws {BodyTooLargeError} beyond `maxBytes`; the rest is thrown away.
 * @throws {Error} when the connection ends before the body does.
 */
export function readBody(
  request: IncomingMessage,
  maxBytes: number = REQUEST_BODY_MAX_BYTES,
): Promise<Buffer> {
  if (isAnnouncedTooLarge(request, maxBytes)) {
    discard(request);
    return Promise.reject(new BodyTooLargeError("body too large"));
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes <= maxBytes) return;
      request.off("data", onData);
      discard(request);
      reject(new BodyTooLargeError("body too large"));
    };
    request.on("data", onData);
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", reject);
    request.once("close", () => reject(new Error("the connection ended before the body")));
  });
}
