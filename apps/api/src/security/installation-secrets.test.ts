import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { installationSecrets } from "./installation-secrets.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "hjem-secrets-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const none = {
  tokenKeys: undefined,
  adminPassword: undefined,
  sitePassword: undefined,
  factorKey: undefined,
  vapid: null,
};
const key = (letter: string) => letter.repeat(43);

test("D27: the demo creates its secrets once, readable by their owner alone, and prefers those of the environment", () => {
  const made = installationSecrets(none, { mode: "demo", dataDir });
  expect(installationSecrets(none, { mode: "demo", dataDir })).toEqual(made);
  expect(statSync(join(dataDir, "secrets.json")).mode & 0o077).toBe(0);
  const file = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
  expect(made.gates).toEqual({ admin: file.adminPassword, site: null });
  const set = { ...none, adminPassword: "password of mine" };
  expect(installationSecrets(set, { mode: "demo", dataDir }).gates.admin).toBe("password of mine");
});

test("D27: live creates none and names the missing ones", () => {
  const live = { mode: "live", dataDir } as const;
  expect(() => installationSecrets(none, live)).toThrow("TOKEN_KEYS is not set");
  const half = { ...none, tokenKeys: `k:${key("a")}` };
  expect(() => installationSecrets(half, live)).toThrow("ADMIN_ACCESS_PASSWORD is not set");
});

test("D6: two keys are active at once, each under its own id", () => {
  const read = (tokenKeys: string) =>
    installationSecrets(
      { ...none, tokenKeys, adminPassword: "a long password", sitePassword: "another password" },
      { mode: "live", dataDir },
    );
  const { keys, gates } = read(`new:${key("a")}, old:${key("b")}`);
  expect(keys.map(({ kid }) => kid)).toEqual(["new", "old"]);
  expect(gates.site).toBe("another password");
  expect(() => read(`k:${key("a")},k:${key("b")}`)).toThrow("a name of its own");
  expect(() => read("k:short")).toThrow("32 bytes");
  expect(() => read("")).toThrow("name:key pairs");
});

test("live offers authenticator apps where FACTOR_KEY is set, the demo always, also in a folder of an older version", () => {
  const live = { mode: "live", dataDir } as const;
  const set = { ...none, tokenKeys: `k:${key("a")}`, adminPassword: "a long password" };
  expect(installationSecrets(set, live).factorKey).toBeNull();
  expect(installationSecrets({ ...set, factorKey: key("b") }, live).factorKey).toHaveLength(32);
  expect(() => installationSecrets({ ...set, factorKey: "short" }, live)).toThrow("32 bytes");
  const before = { tokenKeys: `k:${key("a")}`, adminPassword: "a long password" };
  writeFileSync(join(dataDir, "secrets.json"), JSON.stringify(before));
  const made = installationSecrets(none, { mode: "demo", dataDir });
  expect(made.factorKey).toHaveLength(32);
  expect(installationSecrets(none, { mode: "demo", dataDir }).factorKey).toEqual(made.factorKey);
});

test("D75: the demo makes the keys of push messages once, also in a folder of an older version; live has none unless they are set", () => {
  const live = { mode: "live", dataDir } as const;
  const set = { ...none, tokenKeys: `k:${key("a")}`, adminPassword: "a long password" };
  expect(installationSecrets(set, live).vapid).toBeNull();
  const before = {
    tokenKeys: `k:${key("a")}`,
    adminPassword: "a long password",
    factorKey: key("b"),
  };
  writeFileSync(join(dataDir, "secrets.json"), JSON.stringify(before));
  const made = installationSecrets(none, { mode: "demo", dataDir });
  expect(Buffer.from(made.vapid?.publicKey ?? "", "base64url")).toHaveLength(65);
  expect(installationSecrets(none, { mode: "demo", dataDir })).toEqual(made);
  const other = { publicKey: "a", privateKey: "b" };
  expect(installationSecrets({ ...none, vapid: other }, { mode: "demo", dataDir }).vapid).toEqual(
    other,
  );
});
