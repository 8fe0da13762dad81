import { bodyMaxBytes } from "@hjem/domain/draft/upload-limits";
import { REQUEST_BODY_MAX_BYTES } from "@hjem/domain/limits";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createBodyRoom } from "./body-room.ts";

/** Bytes of a rejected body that are read and discarded, so that the client can read the response; then the connection is closed. */
const DISCARDED_MAX_BYTES = 32 * 1024 * 1024;

/** Bytes of files that are received at once, by all visitors together. */
const FILES_AT_ONCE_MAX_BYTES = 160 * 1024 * 1024;

/** A body larger than any request needs. */
export class BodyTooLargeError extends Error {
  readonly statusCode = 413;
}

/** A file on which nothing has arrived for so long is given up, and the memory that waited for it is free. */
const STALLED_MS = 10_000;

/** More files at once than there is memory for: the client sends its own again. */
export class TooManyFilesError extends Error {
  readonly statusCode = 503;
  readonly retryAfterSeconds = 5;
}

/** A file of which nothing more arrives. */
export class StalledBodyError extends Error {
  readonly statusCode = 408;
}

const room = createBodyRoom(FILES_AT_ONCE_MAX_BYTES);

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
  // One that was passed on to somebody else stands still since, and the next request of its connection behind it.
  request.resume();
}

/**
 * Throws the body of a request away that is refused before it was read.
 * @throws {BodyTooLargeError} where it announces more than its address takes.
 */
export function requireFittingBody(request: IncomingMessage): void {
  if (!isAnnouncedTooLarge(request)) return;
  discard(request);
  throw new BodyTooLargeError("body too large");
}

/** Reads and throws away what still arrives of a refused file, so that its sender can read the refusal. */
export const refuseFile = (request: IncomingMessage): void => discard(request);

/**
 * Buffers a body before it is handled, so that a slow upload uses only its own connection.
 * @throws {BodyTooLargeError} beyond what the address takes; the rest is thrown away.
 * @throws {Error} when the connection ends before the body does.
 */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    requireFittingBody(request);
    const maxBytes = bodyMaxBytes(request.method, request.url);
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

/** A file that is about to be received. */
export interface ArrivingFile {
  request: IncomingMessage;
  /** Until it is over the file is held. */
  response: ServerResponse;
  /** Its account and its address, which share memory with their other files. */
  owners: readonly string[];
}

/**
 * Buffers a file.
 * @throws {TooManyFilesError} while its senders or all others send more than there is memory for.
 * @throws {StalledBodyError} where nothing arrives for ten seconds.
 */
export async function readFile({ request, response, owners }: ArrivingFile): Promise<Buffer> {
  requireFittingBody(request);
  const announced = Number(request.headers["content-length"] ?? 0);
  const release = room.take(owners, announced || bodyMaxBytes(request.method, request.url));
  if (!release) {
    discard(request);
    throw new TooManyFilesError("too many files at once");
  }
  response.once("close", release);
  const { promise: stalled, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new StalledBodyError("nothing arrives")), STALLED_MS);
  const onData = () => timer.refresh();
  request.on("data", onData);
  try {
    return await Promise.race([readBody(request), stalled]);
  } finally {
    clearTimeout(timer);
    request.off("data", onData);
  }
}
