import http, { type IncomingMessage, type OutgoingHttpHeaders, STATUS_CODES } from "node:http";
import https from "node:https";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { IDLE_TIMEOUT_MS } from "./connections.ts";
import { createFairShare } from "./fair-share.ts";

/** Maximum number of web sockets of an address; a tab has one. */
const SOCKETS_MAX = 32;

/** Where a web socket is passed on to, and for whom. */
export interface Passage {
  /** Address of the visitor, whose sockets are counted. */
  visitor: string;
  /** Address of the next hop, http or https, with its path. */
  url: string;
  /** Headers for it, without those of the connection. */
  headers: OutgoingHttpHeaders;
}

/** Passes web sockets on to the next hop, for the gateway and for the sites (D47, D77). */
export interface SocketPassage {
  /** Connects both ends; a refusal of the next hop reaches the visitor with its status. */
  pass(request: IncomingMessage, socket: Duplex, head: Buffer, passage: Passage): void;
  /** Ends every socket: a server that closes would wait for them. */
  close(): void;
}

/** Refuses an upgrade with a status. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  socket.on("error", () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
  );
}

const headerLines = (rawHeaders: readonly string[]): string =>
  rawHeaders.map((text, index) => text + (index % 2 === 0 ? ": " : "\r\n")).join("");

/** Joins two ends: what one sends the other receives, and the end of one ends both. */
const join = (one: Duplex, other: Duplex): void => {
  for (const [end, opposite] of [
    [one, other],
    [other, one],
  ] as const) {
    // The server's time-outs do not apply after the upgrade.
    (end as Socket).setTimeout(IDLE_TIMEOUT_MS, () => end.destroy());
    end.on("error", () => opposite.destroy());
    end.on("close", () => opposite.destroy());
    end.pipe(opposite);
  }
};

/** Opens the passage of one server. */
export function createSocketPassage(): SocketPassage {
  const share = createFairShare({ runningMax: SOCKETS_MAX, waitingMax: 0 });
  const open = new Set<Duplex>();
  return {
    pass: (request, socket, head, { visitor, url, headers }) => {
      const turn = share.take(visitor);
      if ("retryAfterSeconds" in turn) {
        refuseUpgrade(socket, 429);
        return;
      }
      open.add(socket);
      const onward = (url.startsWith("https:") ? https : http).request(url, {
        agent: false,
        setHost: headers.host === undefined,
        headers: { ...headers, connection: "Upgrade", upgrade: request.headers.upgrade },
      });
      socket.on("error", () => socket.destroy());
      socket.once("close", () => {
        open.delete(socket);
        turn.end();
        onward.destroy();
      });
      onward.on("upgrade", (response, far, farHead) => {
        socket.write(
          `HTTP/1.1 101 ${STATUS_CODES[101]}\r\n${headerLines(response.rawHeaders)}\r\n`,
        );
        socket.write(farHead);
        far.write(head);
        join(socket, far);
      });
      onward.on("response", (response) => {
        response.resume();
        refuseUpgrade(socket, response.statusCode ?? 502);
      });
      onward.on("error", () => {
        if (!socket.writableEnded) refuseUpgrade(socket, 502);
      });
      onward.end();
    },
    close: () => {
      for (const socket of open) socket.destroy();
    },
  };
}
