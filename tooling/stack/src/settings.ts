import { regions } from "@hjem/api/regions";
import { StartError } from "@hjem/api/start-error";
import { errorMessage } from "@hjem/domain/narrow";
import { checkDemoHost, trustedProxies } from "@hjem/domain/network";
import { localOrigin, parseSiteOrigins, type SiteOrigins } from "@hjem/domain/site-origins";
import path from "node:path";

/** Validated settings of a start, from the environment. */
export interface StackSettings {
  /** Port of the gateway; API and sites take the following ones. */
  port: number;
  /** Hosts on which the gateway listens; the services listen on this machine only. */
  hosts: readonly string[];
  /** Absolute; contains all state. */
  dataDir: string;
  isDemo: boolean;
  /** Origin of each site that is served; the demo's are on this machine unless others are named (D49, D118). */
  siteOrigins: SiteOrigins;
  trusted: string | undefined;
}

const DEFAULT_PORT = 3000;
const HIGHEST_PORT = 65_535;

const portOf = (text: string | undefined, services: number): number => {
  const port = text === undefined || text === "" ? DEFAULT_PORT : Number(text);
  if (!Number.isInteger(port) || port < 1 || port + services > HIGHEST_PORT) {
    throw new StartError(
      `PORT must be a whole number from 1 to ${HIGHEST_PORT - services}, not "${text}".`,
    );
  }
  return port;
};

const modeOf = (mode: string | undefined): boolean => {
  if (mode !== undefined && mode !== "demo" && mode !== "live") {
    throw new StartError(`HJEM_MODE must be demo or live, not "${mode}".`);
  }
  return mode !== "live";
};

const checkDatabaseUrl = (url: string | undefined) => {
  if (url === undefined || url === "") return;
  const protocol = URL.parse(url)?.protocol;
  if (protocol !== "postgres:" && protocol !== "postgresql:") {
    throw new StartError("DATABASE_URL must be postgres://user:password@host:port/database.");
  }
};

const checkHost = (host: string, demoOnNetwork: string | undefined) => {
  try {
    checkDemoHost(host, demoOnNetwork);
  } catch (error) {
    throw new StartError(errorMessage(error));
  }
};

const trustedOf = (list: string | undefined): string | undefined => {
  try {
    trustedProxies(list);
    return list;
  } catch (error) {
    throw new StartError(errorMessage(error));
  }
};

const siteOriginsOf = (
  env: Readonly<Record<string, string | undefined>>,
  port: number,
  isDemo: boolean,
): SiteOrigins => {
  const { SITE_ORIGINS: text, ALLOW_HTTP: allowHttp } = env;
  if (!text && isDemo) {
    return new Map(regions.map((region) => [region.id, localOrigin(region, port)]));
  }
  if (!text) {
    throw new StartError(
      "SITE_ORIGINS is not set. Live needs the address of each site, e.g. no=https://www.example.no.",
    );
  }
  try {
    const regionIds = regions.map(({ id }) => id);
    return parseSiteOrigins(text, { regionIds, isHttpAllowed: isDemo || allowHttp === "1" });
  } catch (error) {
    throw new StartError(errorMessage(error));
  }
};

/**
 * Reads PORT, HOST, DATA_DIR, HJEM_MODE (demo when unset, D27), SITE_ORIGINS, ALLOW_HTTP, DATABASE_URL and
 * TRUSTED_PROXIES.
 * `services` is how many ports follow the gateway's. @throws {StartError} naming what is wrong.
 */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
  services: number,
  root: string,
): StackSettings => {
  checkDatabaseUrl(env.DATABASE_URL);
  const port = portOf(env.PORT, services);
  const isDemo = modeOf(env.HJEM_MODE || undefined);
  if (isDemo && env.HOST) checkHost(env.HOST, env.DEMO_ON_NETWORK);
  return {
    port,
    // Both addresses of "localhost", because some programs try only one.
    hosts: env.HOST ? [env.HOST] : ["127.0.0.1", "::1"],
    dataDir: path.resolve(root, env.DATA_DIR || ".data"),
    isDemo,
    siteOrigins: siteOriginsOf(env, port, isDemo),
    trusted: trustedOf(env.TRUSTED_PROXIES || undefined),
  };
};
