import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const read = (env: Record<string, string>) => readSettings(env, 3, "/srv/hjem");

describe("the environment of a start", () => {
  test("is empty: port 3000, .data beside the code, demo", () => {
    expect(read({})).toMatchObject({ port: 3000, dataDir: "/srv/hjem/.data", isDemo: true });
  });

  test("a start is live only when that is set", () => {
    const live = { HJEM_MODE: "live", SITE_ORIGINS: "no=https://www.example.no" };
    expect(read(live).isDemo).toBe(false);
    expect(() => read({ HJEM_MODE: "production" })).toThrow(/demo or live/);
  });

  test("A8: a demo listens on this machine alone unless the network is allowed", () => {
    expect(() => read({ HOST: "0.0.0.0" })).toThrow(/DEMO_ON_NETWORK=1/);
    expect(read({ HOST: "0.0.0.0", DEMO_ON_NETWORK: "1" }).hosts).toEqual(["0.0.0.0"]);
  });

  test("D49, D118: live names the origins of its sites, over https; the demo's are on its own port", () => {
    const live = (SITE_ORIGINS: string, more = {}) =>
      read({ HJEM_MODE: "live", SITE_ORIGINS, ...more }).siteOrigins;
    expect([...live("no=https://www.example.no")]).toEqual([["no", "https://www.example.no"]]);
    expect(() => live("")).toThrow(/^SITE_ORIGINS is not set/);
    expect(() => live("se=https://www.example.se")).toThrow(
      /Unknown region "se"\. Known regions: no, au\./,
    );
    expect(() => live("no=http://a.example")).toThrow(/unless ALLOW_HTTP=1/);
    expect(live("no=http://a.example", { ALLOW_HTTP: "1" }).get("no")).toBe("http://a.example");
    expect(read({ PORT: "4000" }).siteOrigins.get("au")).toBe("http://au.localhost:4000");
  });

  test.each(["0", "abc", "65533", "3000.5"])(
    "PORT=%s is rejected, because the services need three more",
    (PORT) => {
      expect(() => read({ PORT })).toThrow(/PORT must be a whole number from 1 to 65532/);
    },
  );

  test("a malformed DATABASE_URL is rejected without being quoted", () => {
    expect(() => read({ DATABASE_URL: "mysql://secret@host/db" })).toThrow(/postgres:\/\//);
    expect(() => read({ DATABASE_URL: "mysql://secret@host/db" })).not.toThrow(/secret/);
  });

  test("D12: proxies are addresses or networks; anything else is named", () => {
    expect(read({ TRUSTED_PROXIES: "10.0.0.0/8, ::1,loopback" }).trusted).toMatch(/^10/);
    expect(() => read({ TRUSTED_PROXIES: "10.0.0.0/8,proxy.example" })).toThrow(
      /^TRUSTED_PROXIES needs addresses or networks by comma.*not "proxy.example"\.$/,
    );
  });
});
