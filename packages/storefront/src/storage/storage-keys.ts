import { STORAGE_EXPIRY_MS, VISITOR_EXPIRY_MS } from "@hjem/domain/limits";

/**
 * Every key that the site stores in the browser (spec §3, FND-041..043). `token` and `userInfo` are encrypted (D7);
 * `visitor` is functional storage, which needs no consent.
 */
export const storageKeys = {
  token: "token",
  userInfo: "userInfo",
  history: "history",
  recentSeen: "recentSeen",
  /** Not in the specification: up to 500 homes marked as viewed; `recentSeen` has the last ten (D67). */
  seenMarks: "seenMarks",
  /** Not in the specification: homes saved without an account, merged at the next sign-in (D66). */
  savedHomes: "savedHomes",
  /** Not in the specification: page and action of a registration that waits for its mail (ACC-044). */
  registration: "registration",
  labs: "labs",
  consent: "consent",
  mapKey: "mapKey",
  projectConfig: "projectConfig",
  darkMode: "darkMode",
  language: "language",
  visitor: "visitor",
  /** Not in the specification: written and removed at once, to notify other tabs of signing out (D6). */
  signedOut: "signedOut",
  /** Not in the specification: until when this browser has access to the admin area (ACC-104, D39). */
  systemAccess: "systemAccess",
  /** Not in the specification: equity, rate and years of a loan; never leaves the device. */
  economy: "economy",
  /** Addresses that travel times are shown to (D84, SAVE-073). */
  commute: "commute",
  /** Not in the specification: changes of own listings that could not be saved yet, by draft (D89). */
  draftChanges: "draftChanges",
  /** Not in the specification: what is typed into fields and not sent yet, by field. */
  unsentTexts: "unsentTexts",
  /** Not in the specification: hints about own listings that their owner has hidden, by draft. */
  hiddenHints: "hiddenHints",
} as const;
export type StorageKey = keyof typeof storageKeys;

/** Keys that live as long as the tab until the visitor consents to functional storage (D111). */
export const functionalKeys: readonly StorageKey[] = [
  "history",
  "recentSeen",
  "economy",
  "commute",
  "mapKey",
  "projectConfig",
];

/** Keys with encrypted values. */
export type SecretKey = Extract<StorageKey, "token" | "userInfo">;

/** Lifetime of a value in milliseconds: 14 days, the visitor record 5 (spec §9, FND-045..046). */
export const expiryOf = (key: StorageKey): number =>
  key === "visitor" ? VISITOR_EXPIRY_MS : STORAGE_EXPIRY_MS;

/**
 * Key in session storage of an action that waits for a provider's sign-in (ACC-044); it lives as long as the tab, and nothing
 * of it is sent anywhere.
 */
export const PENDING_ACTION_KEY = "pendingAction";
