import proxyaddr from "@fastify/proxy-addr";
import { StartError } from "@hjem/api/start-error";
import { errorCode, errorMessage } from "@hjem/domain/narrow";
import { trustedProxies } from "@hjem/domain/network";
import { errorResponse, type ErrorResponseOptions } from "@hjem/site-server/error-response";
import { createFairShare } from "@hjem/site-server/fair-share";
import {
  connectionOptions,
  IDLE_TIMEOUT_MS,
  limitConnections,
  omitKeepAliveHeaders,
  REQUEST_TIMEOUT_MS,
} from "@hjem/site-server/fair-share/connections";
import {
  BodyTooLargeError,
  hasBody,
  isAnnouncedTooLarge,
  isUpload,
  readBody,
  requireFittingBody,
} from "@hjem/site-server/fair-share/request-body";
import { createSocketPassage, refuseUpgrade } from "@hjem/site-server/fair-share/socket-passage";
import http, { type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isIP, type Socket } from "node:net";
import { forwardedOf, requestHeaders } from "./forwarded-headers.ts";
import { healthOf, type HealthCheckedService } from "./health.ts";
import { createAgent, LOOPBACK, passRequest } from "./proxy.ts";
import { chooseSite, type ServedRegion, siteSwitchOf, type SiteRegion } from "./site-choice.ts";

/** What the gateway joins. */
export interface GatewayOptions {
  /** Regions with the port of their storefront server on this machine. */
  sites: readonly { region: ServedRegion; port: number }[];
  /** All regions: hosts of those that are not served get no site (D118). */
  regions: readonly SiteRegion[];
  /** Services that must be up before `/health` returns 200; the first failing one is named. */
  services: readonly HealthCheckedService[];
  /** Allows `?region=` on a bare localhost (D27). */
  isDemo: boolean;
  /** TRUSTED_PROXIES (D12). */
  trusted?: string | undefined;
}

const sendError = (
  request: IncomingMessage,
  response: ServerResponse,
  options: Omit<ErrorResponseOptions, "headers">,
) => {
  const { status, headers, body } = errorResponse({ ...options, headers: request.headers });
  response.writeHead(status, headers);
  response.end(body);
};

/** Whether the forwarded headers of a peer are trusted (D12). @throws {Error} naming the setting. */
const trustOf = (list: string | undefined): ((address: string) => boolean) => {
  try {
    const trust = proxyaddr.compile(trustedProxies(list));
    return (address) => isIP(address) !== 0 && trust(address, 0);
  } catch (error) {
    throw new Error(`TRUSTED_PROXIES: ${errorMessage(error)}`, { cause: error });
  }
};

const sendHealth = async (
  services: readonly HealthCheckedService[],
  request: IncomingMessage,
  response: http.ServerResponse,
) => {
  const health = await healthOf(services);
  const down = services.find(({ name }) => health[name] !== true)?.name;
  if (down !== undefined) {
    const extra = { down, parts: health };
    sendError(request, response, { code: "not_ready", siteLanguage: "en", extra });
    return;
  }
  response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify({ status: "ok", parts: health }));
};

/** Reverse proxy in front of all sites (D47): selects the site by host and forwards every request. */
export interface Gateway {
  /** Listens on every host that this machine has, at least the first. Rejects if a port is in use. */
  listen: (port: number, hosts: readonly string[]) => Promise<void>;
  /** Closes the gateway and its open connections. */
  close: () => Promise<void>;
}

const listenOn = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });

const isAbsent = (error: unknown) =>
  ["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"].includes(errorCode(error) ?? "");

/** Builds the gateway without listening. @throws {Error} when `trusted` names no network. */
export const createGateway = ({
  sites,
  regions: knownRegions,
  services,
  isDemo,
  trusted,
}: GatewayOptions): Gateway => {
  const isTrusted = trustOf(trusted);
  const requests = createFairShare();
  const sockets = createSocketPassage();
  const agent = createAgent();
  const regions = sites.map(({ region }) => region);
  const choices = { sites: regions, regions: knownRegions, isDemo };
  const servers: Server[] = [];

  const passageOf = (request: IncomingMessage) => {
    const peer = request.socket.remoteAddress ?? "";
    const forwarded = forwardedOf(request.headers, peer, isTrusted(peer));
    const choice = chooseSite(forwarded.host, request.headers.cookie, choices);
    if (choice === null) return null;
    const port = sites.find(({ region }) => region === choice.region)?.port ?? 0;
    return { region: choice.region, port, forwarded: { ...forwarded, host: choice.host } };
  };

  const visitorOf = (request: IncomingMessage) => proxyaddr(request, isTrusted);

  const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url?.split("?")[0] === "/health") {
      await sendHealth(services, request, response);
      return;
    }
    const change = siteSwitchOf(request.headers.host ?? "", request.url ?? "/", regions, isDemo);
    if (change !== null) {
      response.writeHead(302, {
        location: change.location,
        "set-cookie": change.cookie,
        "cache-control": "no-store",
      });
      response.end();
      return;
    }
    const passage = passageOf(request);
    if (passage === null) {
      sendError(request, response, { code: "not_found", siteLanguage: "en" });
      return;
    }
    const siteLanguage = passage.region.defaultLanguage;
    // The body is read before the request is queued, so that a slow one delays no other request. Files are passed on as they
    // arrive: the site asks whose they are before it keeps a byte of them, and nobody sends more at once than they have turns.
    const isFile = isUpload(request);
    if (isFile) requireFittingBody(request);
    const early = isFile || !hasBody(request) ? null : await readBody(request);
    const turn = requests.take(visitorOf(request));
    if ("retryAfterSeconds" in turn) {
      sendError(request, response, { code: "too_many_requests", siteLanguage, ...turn });
      return;
    }
    response.once("close", turn.end);
    await turn.ready;
    const body = isFile ? "as it arrives" : early;
    passRequest(agent, passage, { request, body }, response, () =>
      sendError(request, response, { code: "bad_gateway", siteLanguage }),
    );
  };

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    onRequest(request, response).catch((error: unknown) => {
      // Else the visitor has disconnected, or receives 408 from the server's timeout.
      if (!(error instanceof BodyTooLargeError) || response.headersSent) return;
      const siteLanguage = passageOf(request)?.region.defaultLanguage ?? "en";
      sendError(request, response, { code: "body_too_large", siteLanguage });
    });
  };

  const onUpgrade = (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const passage = passageOf(request);
    if (passage === null) {
      refuseUpgrade(socket, 404);
      return;
    }
    sockets.pass(request, socket, head, {
      visitor: visitorOf(request),
      url: `http://${LOOPBACK}:${passage.port}${request.url}`,
      headers: requestHeaders(request.headers, passage.forwarded),
    });
  };

  const openServer = () => {
    const server = http.createServer(
      { ...connectionOptions, requestTimeout: REQUEST_TIMEOUT_MS },
      serve,
    );
    server.setTimeout(IDLE_TIMEOUT_MS);
    limitConnections(server, { isTrusted });
    omitKeepAliveHeaders(server);
    server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
      if (!isAnnouncedTooLarge(request)) response.writeContinue();
      serve(request, response);
    });
    server.on("upgrade", onUpgrade);
    return server;
  };

  return {
    listen: async (port, hosts) => {
      for (const host of hosts) {
        const server = openServer();
        try {
          await listenOn(server, port, host);
          servers.push(server);
        } catch (error) {
          if (servers.length === 0 || !isAbsent(error)) {
            throw new StartError(`HOST ${host} cannot be used: ${errorMessage(error)}.`);
          }
        }
      }
    },
    close: async () => {
      sockets.close();
      await Promise.all(
        servers.map(
          (server) =>
            new Promise<void>((resolve) => {
              server.close(() => resolve());
              server.closeAllConnections();
            }),
        ),
      );
      agent.destroy();
    },
  };
};
