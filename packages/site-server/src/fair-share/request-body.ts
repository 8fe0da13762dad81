import { bodyMaxBytes } from "@hjem/domain/draft/upload-limits";
import { REQUEST_BODY_MAX_BYTES } from "@hjem/domain/limits";
import type { IncomingMessage } from "node:http";

/** Bytes of a rejected body that are read and discarded, so that the client can read the response; then the connection is closed. */
const DISCARDED_MAX_BYTES = 16 * 1024 * 1024;

/** Bytes of files that are received at once, by all visitors together. */
const FILES_AT_ONCE_MAX_BYTES = 160 * 1024 * 1024;

/** A body larger than any request needs. */
export class BodyTooLargeError extends Error {
  readonly statusCode = 413;
}

/** More files at once than there is memory for: the client sends its own again. */
export class TooManyFilesError extends Error {
  readonly statusCode = 503;
}

let filesBytes = 0;

/** Whether a request comes with a body. */
export const hasBody = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Whether a request sends a file, whose body may be larger than others. */
export const isUpload = ({ method, url }: Pick<IncomingMessage, "method" | "url">): boolean =>
  bodyMaxBytes(method, url) > REQUEST_BODY_MAX_BYTES;

/** Whether a request declares a body that is too large. */
export const isAnnouncedTooLarge = ({
  headers,
  method,
  url,
}: Pick<IncomingMessage, "headers" | "method" | "url">): boolean =>
  Number(headers["content-length"] ?? 0) > bodyMaxBytes(method, url);

function discard(request: IncomingMessage) {
  let bytes = 0;
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > DISCARDED_MAX_BYTES) request.destroy();
  });
}

/**
 * Buffers a body before it is handled, so that a slow upload uses only its own connection.
 * @throws {BodyTooLargeError} beyond what the address takes; the rest is thrown away.
 * @throws {TooManyFilesError} while others send more files than there is memory for.
 * @throws {Error} when the connection ends before the body does.
 */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  const maxBytes = bodyMaxBytes(request.method, request.url);
  if (isAnnouncedTooLarge(request)) {
    discard(request);
    return Promise.reject(new BodyTooLargeError("body too large"));
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const isFile = isUpload(request);
    let bytes = 0;
    const stop = (error: Error) => {
      request.off("data", onData);
      discard(request);
      reject(error);
    };
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (isFile) filesBytes += chunk.length;
      if (bytes > maxBytes) stop(new BodyTooLargeError("body too large"));
      else if (isFile && filesBytes > FILES_AT_ONCE_MAX_BYTES) {
        stop(new TooManyFilesError("too many files at once"));
      }
    };
    request.on("data", onData);
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", reject);
    request.once("close", () => {
      if (isFile) filesBytes -= bytes;
      reject(new Error("the connection ended before the body"));
    });
  });
}
