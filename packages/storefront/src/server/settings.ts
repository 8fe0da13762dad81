import path from "node:path";

/** How a storefront server is set up; everything comes from the environment (D12, D27, D35). */
export interface ServerSettings {
  /** Folder of the site, with `dist` and `public`. */
  root: string;
  isDev: boolean;
  host: string;
  port: number;
  /** Origin of the API, without a slash at the end. */
  apiUrl: string;
  /** Peers whose X-Forwarded headers are believed: addresses, networks, or `loopback` (D12). */
  trustedProxies: readonly string[];
  mode: "demo" | "live";
  /** Milliseconds since 1970 at which tests hold the clock; absent where time runs (D35). */
  fixedNow?: number | undefined;
}

const portOf = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not "${text}"`);
};

const originOf = (text: string): string => {
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text).origin;
  throw new Error(`API_URL must be an http address, not "${text}"`);
};

const instantOf = (text: string | undefined): number | undefined => {
  if (!text) return undefined;
  const instant = Date.parse(text);
  if (!Number.isNaN(instant)) return instant;
  throw new Error(`HJEM_NOW must be a date, not "${text}"`);
};

/** Reads the settings of a site's server; throws one clear sentence for a value that cannot be. */
export function readSettings(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
  argv: readonly string[],
): ServerSettings {
  const mode = env.HJEM_MODE ?? "live";
  if (mode !== "demo" && mode !== "live") {
    throw new Error(`HJEM_MODE must be demo or live, not "${mode}"`);
  }
  return {
    root: path.resolve(root),
    isDev: argv.includes("--dev"),
    host: env.HOST ?? "127.0.0.1",
    port: portOf(env.PORT ?? "3000"),
    apiUrl: originOf(env.API_URL ?? "http://127.0.0.1:3001"),
    trustedProxies: (env.TRUSTED_PROXIES ?? "loopback").split(",").map((proxy) => proxy.trim()),
    mode,
    fixedNow: instantOf(env.HJEM_NOW),
  };
}
