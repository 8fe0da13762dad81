import { STORAGE_EXPIRY_MS, VISITOR_EXPIRY_MS } from "@hjem/domain/limits";

/**
 * Every key that the site keeps in the browser (spec §3, FND-041..043). `token` and `userInfo` are written encrypted
 * (D7); `visitor` is functional storage, which needs no consent.
 */
export const storageKeys = {
  token: "token",
  userInfo: "userInfo",
  history: "history",
  recentSeen: "recentSeen",
  labs: "labs",
  consent: "consent",
  mapKey: "mapKey",
  projectConfig: "projectConfig",
  darkMode: "darkMode",
  language: "language",
  visitor: "visitor",
  /** Beside the list of the specification: written and removed at once, so that other tabs hear of a sign-out (D6). */
  signedOut: "signedOut",
  /** Beside the list of the specification: until when this browser is let into the admin area (ACC-104, D39). */
  systemAccess: "systemAccess",
  /** Beside the list of the specification: own money, rate and years of a loan; never leaves the device. */
  economy: "economy",
} as const;
export type StorageKey = keyof typeof storageKeys;

/** Keys whose value is written encrypted. */
export type SecretKey = Extract<StorageKey, "token" | "userInfo">;

/** Milliseconds that a value lives: 14 days, the visitor record 5 (spec §9, FND-045..046). */
export const expiryOf = (key: StorageKey): number =>
  key === "visitor" ? VISITOR_EXPIRY_MS : STORAGE_EXPIRY_MS;
