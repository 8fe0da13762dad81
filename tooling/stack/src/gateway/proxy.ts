import { refuseFile } from "@hjem/site-server/fair-share/request-body";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { passedOn, requestHeaders, type Forwarded } from "./forwarded-headers.ts";

const MOST_SOCKETS = 256;
/** Below the shortest keep-alive of a service (5 s in Node), so that the gateway closes first. */
const IDLE_SOCKET_MS = 4000;

/** Connections to the services, kept open between requests; they listen on this machine only. */
export const createAgent = () =>
  new http.Agent({ keepAlive: true, maxSockets: MOST_SOCKETS, timeout: IDLE_SOCKET_MS });

/** Services listen on this machine only. */
export const LOOPBACK = "127.0.0.1";

/** Target and client of a request. */
export interface Passage {
  port: number;
  forwarded: Forwarded;
}

const isRepeatable = ({ method, headers }: IncomingMessage) =>
  (method === "GET" || method === "HEAD") &&
  headers["content-length"] === undefined &&
  headers["transfer-encoding"] === undefined;

/** A request with its body: buffered, none, or passed on as it arrives. */
export interface PassedRequest {
  request: IncomingMessage;
  body: Buffer | "as it arrives" | null;
}

/** Length of the body for the next hop; one that is passed on as it arrives keeps what its sender announced. */
const lengthHeaders = (body: PassedRequest["body"]) =>
  Buffer.isBuffer(body) ? { "content-length": String(body.length) } : {};

/**
 * Forwards a request, and streams the response back. A
 * disconnect of the visitor aborts the request to the service; a service that aborts its response ends the
 * visitor's connection, so that a truncated page is not taken for a complete one. `onDown` is called when
 * the service cannot be reached.
 */
export const passRequest = (
  agent: http.Agent,
  { port, forwarded }: Passage,
  { request, body }: PassedRequest,
  response: ServerResponse,
  onDown: () => void,
) => {
  const isStreamed = body === "as it arrives";
  let isAnswered = false;
  const send = () => {
    const onward = http.request({
      // A file that arrives slowly has a connection of its own: those of the pool are for everybody.
      agent: isStreamed ? false : agent,
      host: LOOPBACK,
      port,
      method: request.method,
      path: request.url,
      headers: {
        ...requestHeaders(request.headers, forwarded),
        ...lengthHeaders(body),
        // A service that closed the connection after a refusal would reset it under what still arrives, and lose the refusal.
        ...(isStreamed && { connection: "keep-alive" }),
      },
      setHost: false,
    });
    const abandon = () => {
      if (!response.writableFinished) onward.destroy();
    };
    response.once("close", abandon);
    onward.on("response", (result) => {
      response.writeHead(result.statusCode ?? 502, result.statusMessage, passedOn(result.headers));
      result.pipe(response);
      result.on("aborted", () => response.destroy());
      result.on("error", () => response.destroy());
      isAnswered = true;
      if (!isStreamed || request.readableEnded) return;
      // Refused before it was there: the rest is not passed on.
      request.unpipe(onward);
      refuseFile(request);
      result.once("end", () => onward.destroy());
    });
    onward.on("error", (error: NodeJS.ErrnoException) => {
      response.off("close", abandon);
      if (response.destroyed || response.writableEnded) return;
      // The service did not wait for the rest of a file that it refused; what it answered arrives by itself.
      if (isStreamed && isAnswered) return;
      if (response.headersSent) response.destroy();
      // The service may close a keep-alive connection at the moment it is reused.
      else if (onward.reusedSocket && error.code === "ECONNRESET" && isRepeatable(request)) send();
      else onDown();
    });
    if (isStreamed) request.pipe(onward);
    else onward.end(body ?? undefined);
  };
  send();
};
