import { regions } from "@hjem/api/regions";
import type { Region } from "@hjem/domain/region";
import {
  formatSiteOrigins,
  localOrigin,
  servedSites,
  type SiteOrigins,
} from "@hjem/domain/site-origins";
import { existsSync } from "node:fs";
import path from "node:path";
import { createGateway } from "./gateway/gateway.ts";
import { createServiceProcess, type ServiceProcess } from "./processes/service-process.ts";
import { workspaceRoot } from "./run-command.ts";

/** The regions with a storefront, in the order of their ports. */
export const sites: readonly Region[] = regions.filter(({ id }) =>
  existsSync(path.join(workspaceRoot, "apps", id)),
);

/** Number of ports after the gateway's: the API's and each site's. */
export const portsAfterGateway = 1 + sites.length;

/** Options of the stack: gateway, API and sites on one machine. */
export interface StackOptions {
  /** Port of the gateway; the API takes the next, the sites those after it. */
  port: number;
  hosts: readonly string[];
  /** Absolute; exists. */
  dataDir: string;
  isDemo: boolean;
  /** Origin of each site that is served (D49). @default this machine's */
  siteOrigins?: SiteOrigins;
  trusted?: string | undefined;
  /** Watches the source and reloads instead of serving what was built. @default false */
  isWatching?: boolean;
  /** Added to the environment of every service. */
  env?: Readonly<Record<string, string>>;
  /** Called with each line that a service prints. */
  onLine?: (service: string, line: string) => void;
  /** Called when a service ends without `stop`. */
  onDeath: (service: ServiceProcess, reason: string) => void;
}

/** Everything that runs. */
export interface Stack {
  api: ServiceProcess;
  sites: readonly ServiceProcess[];
  /** From here `/health` responds, with 503 until all services are up. */
  listen: () => Promise<void>;
  /** Ends every service and closes the gateway; at most 4 s. */
  stop: () => Promise<void>;
}

/**
 * Memory that a process gives back instead of holding it for later. Pages and searches make much that is done with at once:
 * without bounds Node lets each heap grow to three times what it needs, and the C library sets aside a pool for each thread.
 */
const memoryFlags = ["--max-semi-space-size=8", "--heap-growing-percent=40"] as const;
/** Large blocks come from the system and go back to it at once: freed into a pool, small ones between them would keep it from shrinking. */
const memoryEnv = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
} as const;

/** Prepares API, sites and gateway; nothing runs yet. */
export const createStack = (options: StackOptions): Stack => {
  const { port, dataDir, isDemo, isWatching = false } = options;
  const apiPort = port + 1;
  const { siteOrigins = new Map(sites.map((region) => [region.id, localOrigin(region, port)])) } =
    options;
  const served = servedSites(sites, siteOrigins);

  const service = (
    name: string,
    servicePort: number,
    healthPath: string,
    args: string[],
    env: Record<string, string>,
  ) => {
    const created: ServiceProcess = createServiceProcess({
      name,
      port: servicePort,
      args: [...memoryFlags, ...args],
      cwd: path.join(workspaceRoot, "apps", name),
      healthPath,
      logFile: path.join(dataDir, "logs", `${name}.log`),
      env: {
        NODE_ENV: isWatching ? "development" : "production",
        HJEM_MODE: isDemo ? "demo" : "live",
        SITE_ORIGINS: formatSiteOrigins(siteOrigins),
        HOST: "127.0.0.1",
        PORT: String(servicePort),
        ...memoryEnv,
        ...options.env,
        ...env,
      },
      onLine: (line) => options.onLine?.(name, line),
      onDeath: (reason) => options.onDeath(created, reason),
    });
    return created;
  };

  const api = service(
    "api",
    apiPort,
    "/ready",
    isWatching ? ["--watch", "src/main.ts"] : ["src/main.ts"],
    { DATA_DIR: dataDir },
  );
  const storefronts = served.map(({ id }, index) =>
    service(
      id,
      apiPort + 1 + index,
      "/health",
      isWatching ? ["src/server.ts", "--dev"] : ["src/server.ts"],
      {
        API_URL: `http://127.0.0.1:${apiPort}`,
        DATA_DIR: dataDir,
      },
    ),
  );
  const services = [api, ...storefronts];
  const gateway = createGateway({
    sites: served.map((region, index) => ({ region, port: apiPort + 1 + index })),
    regions,
    services: services.map(({ name, port: servicePort, healthPath }) => ({
      name,
      port: servicePort,
      path: healthPath,
    })),
    isDemo,
    trusted: options.trusted,
  });

  return {
    api,
    sites: storefronts,
    listen: () => gateway.listen(port, options.hosts),
    stop: async () => {
      await Promise.all([gateway.close(), ...services.map(({ stop }) => stop())]);
    },
  };
};
