import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { StartError } from "./db/start-error.ts";

const live = { SITE_ORIGINS: "no=https://www.example.no" };

test("D27: the default mode is live, and every setting has a usable default", () => {
  const config = readConfig(live);
  expect(config).toMatchObject({ mode: "live", port: 3001, databaseUrl: null, pictures: "draw" });
  expect(config.trustedProxies).toEqual(["127.0.0.1", "::1"]);
});

test("D35: a fixed instant stops the clock", () => {
  const { now } = readConfig({ ...live, HJEM_NOW: "2026-11-21T10:00:00+01:00" });
  expect(now()).toBe(Date.parse("2026-11-21T09:00:00Z"));
});

test("an invalid variable is named", () => {
  expect(() => readConfig({ PORT: "eighty" })).toThrow(/^PORT is not usable/);
  expect(() => readConfig({ ...live, TRUSTED_PROXIES: "10.0.0.0/8,abc" })).toThrow(
    new StartError(
      'TRUSTED_PROXIES needs addresses or networks by comma, such as 10.0.0.0/8, not "abc".',
    ),
  );
  expect(() => readConfig({ HJEM_MODE: "test" })).toThrow(/^HJEM_MODE is not usable/);
});

test("tests use a smaller demo than the default one", () => {
  expect(readConfig(live).demoListings).toBeNull();
  expect(readConfig({ ...live, DEMO_LISTINGS: "1000" }).demoListings).toBe(1_000);
  expect(() => readConfig({ ...live, DEMO_LISTINGS: "many" })).toThrow(
    "DEMO_LISTINGS is not usable: it needs a whole number.",
  );
  expect(() => readConfig({ DEMO_LISTINGS: "0" })).toThrow(/^DEMO_LISTINGS is not usable/);
});

test("D48: searches run in memory unless only the database is configured", () => {
  expect(readConfig(live).searchIndex).toBe("memory");
  expect(readConfig({ ...live, SEARCH_INDEX: "sql" }).searchIndex).toBe("sql");
  expect(() => readConfig({ SEARCH_INDEX: "none" })).toThrow(/^SEARCH_INDEX is not usable/);
});

test("D49, D118: live serves the markets whose origins are configured, over https unless http is allowed", () => {
  const origins = (environment: Record<string, string>) =>
    readConfig(environment).sites.map(({ id, origin }) => [id, origin]);
  expect(origins(live)).toEqual([["no", "https://www.example.no"]]);
  const plain = { SITE_ORIGINS: "au=http://au.localhost:3110" };
  expect(() => origins(plain)).toThrow("must begin with https://");
  expect(origins({ ...plain, ALLOW_HTTP: "1" })).toEqual([["au", "http://au.localhost:3110"]]);
  expect(() => origins({})).toThrow(/^SITE_ORIGINS is not set/);
  expect(() => origins({ SITE_ORIGINS: "se=https://www.example.se" })).toThrow(
    'Unknown region "se". Known regions: no, au.',
  );
});

test("D27: the demo's sites are on this machine until origins are configured", () => {
  expect(readConfig({ HJEM_MODE: "demo" }).sites.map(({ origin }) => origin)).toEqual([
    "http://no.localhost:3000",
    "http://au.localhost:3000",
  ]);
});

test("A8: a demo that would listen beyond this machine is refused unless that is allowed", () => {
  const demo = { HJEM_MODE: "demo", HOST: "0.0.0.0" };
  expect(() => readConfig(demo)).toThrow(/^HOST 0\.0\.0\.0 would open the demo/);
  expect(readConfig({ ...demo, DEMO_ON_NETWORK: "1" }).host).toBe("0.0.0.0");
  expect(readConfig({ ...live, HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
});

test("ASVS 6.2.12: the service for leaked passwords is reached over https, or on this machine", () => {
  const read = (url: string) =>
    readConfig({ ...live, BREACHED_PASSWORDS_URL: url }).breachedPasswordsUrl;
  expect(read("")).toBeNull();
  expect(read("https://api.pwnedpasswords.com")).toBe("https://api.pwnedpasswords.com");
  expect(read("https://mirror.example/leaks/")).toBe("https://mirror.example/leaks");
  expect(read("http://127.0.0.1:8080")).toBe("http://127.0.0.1:8080");
  for (const wrong of [
    "yes",
    "http://leaks.example",
    "https://a:b@leaks.example",
    "https://x/?y",
  ]) {
    expect(() => read(wrong)).toThrow(/^BREACHED_PASSWORDS_URL is not usable/);
  }
});
