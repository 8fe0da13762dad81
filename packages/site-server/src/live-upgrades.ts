import proxyaddr from "@fastify/proxy-addr";
import { LIVE_PATH } from "@hjem/domain/limits";
import { requestIdOf } from "@hjem/domain/network";
import type { FastifyInstance } from "fastify";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Duplex } from "node:stream";
import { createSocketPassage, refuseUpgrade } from "./fair-share/socket-passage.ts";
import type { ForwardHeaders } from "./request-facts.ts";
import type { SiteGate } from "./site-gate/site-gate.ts";

/** Headers of the handshake (RFC 6455); cookies stay here, as nobody is known by one over a socket. */
const passedHeaders = [
  "sec-websocket-key",
  "sec-websocket-version",
  "sec-websocket-extensions",
  "sec-websocket-protocol",
  "user-agent",
] as const;

/** What a chat is about and who asks (CHAT-002); whatever else stands in the query stays here. */
const passedParameters = ["property_id", "visitor_id"] as const;

/** The query of the handshake that is passed on, with its `?`; empty without a chat. */
function passedQuery({ url = "" }: IncomingMessage): string {
  const asked = new URLSearchParams(url.split("?")[1]);
  const passed = passedParameters.flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [[name, value]];
  });
  return passed.length === 0 ? "" : `?${new URLSearchParams(passed)}`;
}

/** What passing live connections on takes. */
export interface LiveUpgradesOptions {
  apiUrl: string;
  /** The site's own. */
  origin: string;
  gate: Pick<SiteGate, "isClosedFor">;
  forwardHeaders: ForwardHeaders;
  trustedProxies: readonly string[];
}

/** Passes live connections on to the API where the site's gate is open (D39, D77). X-Forwarded headers are our own (D12). */
export function addLiveUpgrades(
  app: FastifyInstance,
  { apiUrl, origin, gate, forwardHeaders, trustedProxies }: LiveUpgradesOptions,
): void {
  const trust = proxyaddr.compile([...trustedProxies]);
  const passage = createSocketPassage();
  app.addHook("preClose", async () => passage.close());

  /** A page that was requested by another name of this site, as a demo's may be, is a page of this site. */
  const originOf = ({ headers }: IncomingMessage): string | undefined =>
    URL.parse(headers.origin ?? "")?.host === headers.host ? origin : headers.origin;

  const pass = async (raw: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const visitor = {
      ip: proxyaddr(raw, (peer, hop) => isIP(peer) !== 0 && trust(peer, hop)),
      id: requestIdOf(raw),
      headers: raw.headers,
      log: app.log,
    };
    if (await gate.isClosedFor(visitor)) {
      refuseUpgrade(socket, 401);
      return;
    }
    const passed = passedHeaders.map((name) => [name, raw.headers[name]] as const);
    const headers = { ...Object.fromEntries(passed), origin: originOf(raw) };
    passage.pass(raw, socket, head, {
      visitor: visitor.ip,
      url: apiUrl + LIVE_PATH + passedQuery(raw),
      headers: {
        ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
        ...forwardHeaders(visitor),
      },
    });
  };

  app.server.on("upgrade", (raw: IncomingMessage, socket: Duplex, head: Buffer) => {
    // The visitor may leave while the gate is looked up.
    socket.on("error", () => socket.destroy());
    pass(raw, socket, head).catch((error: unknown) => {
      app.log.warn({ err: error }, "a live connection was not passed on");
      refuseUpgrade(socket, 502);
    });
  });
}
