import http, { type IncomingMessage, type RequestListener, type Server } from "node:http";
import { answerError } from "./error-answer.ts";
import { forwardedOf } from "./forwarded-headers.ts";
import { healthOf, type HealthPart } from "./health.ts";
import { createAgent, passRequest, passUpgrade } from "./proxy.ts";
import { chooseSite, siteSwitchOf, type SiteRegion } from "./site-choice.ts";
import { trustedProxies } from "./trusted-proxies.ts";

/** What the gateway joins. */
export interface GatewayOptions {
  /** Regions with the port of their storefront server on this machine. */
  sites: readonly { region: SiteRegion; port: number }[];
  /** All that must answer before `/health` says 200, in the order in which a failing one is named. */
  parts: readonly HealthPart[];
  /** Allows `?region=` on a bare localhost (D27). */
  isDemo: boolean;
  /** TRUSTED_PROXIES (D12). */
  trusted?: string | undefined;
}

const answerHealth = async (
  parts: readonly HealthPart[],
  request: IncomingMessage,
  response: http.ServerResponse,
) => {
  const health = await healthOf(parts);
  const down = parts.find(({ name }) => health[name] !== true)?.name;
  if (down !== undefined) {
    answerError(request, response, "not_ready", "en", { down, parts: health });
    return;
  }
  response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify({ status: "ok", parts: health }));
};

/** The one door in front of both sites (D47): picks the site by host and pipes everything through. */
export interface Gateway {
  /** Listens on every host that this machine has; at least the first. Rejects when a port is taken. */
  listen: (port: number, hosts: readonly string[]) => Promise<void>;
  /** Ends open connections too. */
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
  ["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"].includes((error as NodeJS.ErrnoException).code ?? "");

/** Builds the gateway without listening. @throws {Error} when `trusted` names no network. */
export const createGateway = ({ sites, parts, isDemo, trusted }: GatewayOptions): Gateway => {
  const isTrusted = trustedProxies(trusted);
  const agent = createAgent();
  const regions = sites.map(({ region }) => region);
  const servers: Server[] = [];

  const passageOf = (request: IncomingMessage) => {
    const peer = request.socket.remoteAddress;
    const forwarded = forwardedOf(request.headers, peer, isTrusted(peer));
    const choice = chooseSite(forwarded.host, request.headers.cookie, regions, isDemo);
    const port = sites.find(({ region }) => region === choice.region)?.port ?? 0;
    return { region: choice.region, port, forwarded: { ...forwarded, host: choice.host } };
  };

  const onRequest: RequestListener = (request, response) => {
    if (request.url?.split("?")[0] === "/health") {
      void answerHealth(parts, request, response);
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
    passRequest(agent, passage, request, response, () =>
      answerError(request, response, "bad_gateway", passage.region.defaultLanguage),
    );
  };

  const openServer = () => {
    const server = http.createServer(onRequest);
    server.on("upgrade", (request, socket, head) =>
      passUpgrade(passageOf(request), request, socket, head),
    );
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
          if (servers.length === 0 || !isAbsent(error)) throw error;
        }
      }
    },
    close: async () => {
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
