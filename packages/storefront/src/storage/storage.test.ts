import { DAY_MS, SECOND_MS } from "@hjem/domain/durations";
import { expect, test } from "vitest";
import { encryptedSecrets, secretsInMemory } from "./secret-storage.ts";
import { createStorageCipher } from "./storage-cipher.ts";
import { expiryOf, storageKeys } from "./storage-keys.ts";
import { createStorage, type StorageBackend } from "./storage.ts";

const KEY = "0123456789abcdef";
const IV = "fedcba9876543210";

const backendOf = (
  values = new Map<string, string>(),
): StorageBackend & { values: Map<string, string> } => ({
  values,
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => values.set(key, value),
  removeItem: (key) => values.delete(key),
});

const clock = () => {
  let instant = 1_000_000;
  return { now: () => instant, advance: (milliseconds: number) => (instant += milliseconds) };
};

test("FND-041, FND-042, FND-043: each kind of value has its own key", () => {
  const names = Object.values(storageKeys);
  // Those of the specification, the loan terms, the commute addresses, the admin access, the mark of a sign-out, a registration that waits, unsaved changes of drafts, unsent texts and hidden hints.
  expect(names).toHaveLength(21);
  expect(new Set(names).size).toBe(21);
  expect(names).toContain("visitor");
});

test("FND-044, FND-045: a value expires after exactly 14 days and is then removed", () => {
  const { now, advance } = clock();
  const backend = backendOf();
  const storage = createStorage(backend, now);
  storage.write("history", ["oslo"]);
  advance(14 * DAY_MS - SECOND_MS);
  expect(storage.read("history")).toEqual(["oslo"]);
  advance(2 * SECOND_MS);
  expect(storage.read("history")).toBeUndefined();
  expect(backend.values.has("history")).toBe(false);
});

test("FND-046: the visitor record expires after 5 days", () => {
  const { now, advance } = clock();
  const storage = createStorage(backendOf(), now);
  storage.write("visitor", { id: "v1" });
  advance(5 * DAY_MS - SECOND_MS);
  expect(storage.read("visitor")).toEqual({ id: "v1" });
  advance(2 * SECOND_MS);
  expect(storage.read("visitor")).toBeUndefined();
  expect(expiryOf("visitor")).toBe(5 * DAY_MS);
});

test("FND-047: a token of one hour is not valid after one hour", () => {
  const { now, advance } = clock();
  const storage = createStorage(backendOf(), now);
  storage.write("token", "t", 60 * 60 * SECOND_MS);
  advance(60 * 60 * SECOND_MS + 1);
  expect(storage.read("token")).toBeUndefined();
});

test("D7: theme and language are plain values with an expiry, renewed at each visit", () => {
  const { now, advance } = clock();
  const backend = backendOf();
  const storage = createStorage(backend, now);
  storage.write("darkMode", "dark");
  expect(JSON.parse(backend.values.get("darkMode") ?? "")).toEqual({
    value: "dark",
    expires: now() + 14 * DAY_MS,
  });
  advance(13 * DAY_MS);
  storage.renew("darkMode");
  advance(13 * DAY_MS);
  expect(storage.read("darkMode")).toBe("dark");
});

test("removes invalid data under our keys", () => {
  const backend = backendOf(
    new Map([
      ["labs", "not json"],
      ["language", '"no"'],
    ]),
  );
  const storage = createStorage(backend, () => 0);
  expect(storage.read("labs")).toBeUndefined();
  expect(storage.read("language")).toBeUndefined();
  expect(backend.values.size).toBe(0);
});

test("a full storage stores nothing and throws nothing", () => {
  const backend = backendOf();
  backend.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  expect(() => createStorage(backend, () => 0).write("labs", {})).not.toThrow();
});

test("FND-048, FND-049: key and iv have exactly 16 characters", () => {
  const { subtle } = globalThis.crypto;
  expect(() => createStorageCipher(subtle, "short", IV)).toThrow(/key/);
  expect(() => createStorageCipher(subtle, KEY, `${IV}x`)).toThrow(/iv/);
});

test("FND-049: decrypts what was encrypted, in any script", async () => {
  const cipher = createStorageCipher(globalThis.crypto.subtle, KEY, IV);
  expect(await cipher.decrypt(await cipher.encrypt("Ærfugl på Åre 🏡"))).toBe("Ærfugl på Åre 🏡");
});

test("FND-048, FND-050: a stored token is not readable", async () => {
  const backend = backendOf();
  const storage = createStorage(backend, () => 0);
  const secrets = encryptedSecrets(storage, createStorageCipher(globalThis.crypto.subtle, KEY, IV));
  await secrets.write("token", "eyJhbGciOi");
  expect(backend.values.get("token")).not.toContain("eyJhbGciOi");
  expect(await secrets.read("token")).toBe("eyJhbGciOi");
});

test("removes a secret that was encrypted with another key", async () => {
  const backend = backendOf();
  const storage = createStorage(backend, () => 0);
  storage.write("userInfo", "bm9uc2Vuc2U=");
  const secrets = encryptedSecrets(storage, createStorageCipher(globalThis.crypto.subtle, KEY, IV));
  expect(await secrets.read("userInfo")).toBeUndefined();
  expect(backend.values.has("userInfo")).toBe(false);
});

test("D7: without encryption secrets are stored in memory and expire too", async () => {
  const { now, advance } = clock();
  const secrets = secretsInMemory(now);
  await secrets.write("token", "t", SECOND_MS);
  expect(await secrets.read("token")).toBe("t");
  advance(SECOND_MS);
  expect(await secrets.read("token")).toBeUndefined();
});

test("D111: functional values live in the tab until the visitor consents to them, everything else on the device", () => {
  const [device, tab] = [backendOf(), backendOf()];
  const storage = createStorage(device, () => 0, tab);
  storage.write("history", ["oslo"]);
  storage.write("language", "no");
  expect([...tab.values.keys()]).toEqual(["history"]);
  expect([...device.values.keys()]).toEqual(["language"]);
  expect(storage.read("history")).toEqual(["oslo"]);

  storage.write("consent", { consentStatus: { functional: true } });
  storage.write("recentSeen", ["home"]);
  expect([...device.values.keys()]).toEqual(["language", "consent", "recentSeen"]);
  storage.write("consent", { consentStatus: { functional: false } });
  expect(storage.read("recentSeen")).toBeUndefined();
  storage.remove("recentSeen");
  expect([...device.values.keys()]).toEqual(["language", "consent"]);
});
