import { DAY_MS } from "@hjem/domain/durations";
import { expect, test } from "vitest";
import type { StorageBackend } from "../storage/storage.ts";
import { newConsent } from "./choose-consent.ts";
import {
  consentStatusOf,
  defaultConsentStatus,
  isConsentDue,
  isConsented,
  readConsent,
} from "./consent.ts";
import { settleFunctional } from "./settle-functional.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const choice = {
  consentStatus: consentStatusOf((category) => category === "analytics"),
  clientInfo: {
    language: "no",
    region: "no",
    deviceType: "mobile",
    policyVersion: "2026-11-23",
  },
  domain: "no.localhost",
  now: NOW,
  firstVisit: NOW - 60_000,
  newId: () => "6f2c1b1e-5f0f-4a57-9a53-0f6f1c1d2e3f",
} as const;

test("CMS-038, CMS-039, CMS-040: only what is necessary is allowed before a choice, and nothing can switch it off", () => {
  expect(defaultConsentStatus).toEqual({
    necessary: true,
    functional: false,
    analytics: false,
    performance: false,
    advertisement: false,
  });
  expect(consentStatusOf(() => false).necessary).toBe(true);
});

test("CMS-041: analytics is on only with a filled form that allows it", () => {
  const accepted = newConsent(null, choice);
  const rejected = newConsent(null, { ...choice, consentStatus: defaultConsentStatus });
  expect(isConsented(null, "analytics")).toBe(false);
  expect(isConsented(rejected, "analytics")).toBe(false);
  expect(isConsented(accepted, "analytics")).toBe(true);
  expect(isConsented(accepted, "functional")).toBe(false);
});

test("CMS-037: a choice has id, domain, date, first visit, status and device, and is read back as it was stored", () => {
  const consent = newConsent(null, choice);
  expect(consent).toMatchObject({
    consentId: choice.newId(),
    consentedDomain: "no.localhost",
    consentDate: "2026-11-23T12:00:00.000Z",
    clientFirstVisit: "2026-11-23T11:59:00.000Z",
    isRecorded: false,
  });
  expect(readConsent(JSON.parse(JSON.stringify(consent)))).toEqual(consent);
});

test("a changed choice keeps the id and the first visit of the device", () => {
  const before = newConsent(null, choice);
  const after = newConsent(before, {
    ...choice,
    consentStatus: defaultConsentStatus,
    now: NOW + DAY_MS,
    firstVisit: NOW + DAY_MS,
    newId: () => "another",
  });
  expect(after).toMatchObject({
    consentId: before.consentId,
    clientFirstVisit: before.clientFirstVisit,
    consentDate: "2026-11-24T12:00:00.000Z",
  });
});

test.each([undefined, null, "yes", {}, { consentStatus: { analytics: true } }])(
  "CMS-039: what is not a whole choice is none: %j",
  (stored) => expect(readConsent(stored)).toBeNull(),
);

test("D112: the visitor is asked without a choice, and again once a later version of the policy is in force", () => {
  const consent = newConsent(null, choice);
  expect(isConsentDue(null, "2026-11-23")).toBe(true);
  expect(isConsentDue(consent, "2026-11-23")).toBe(false);
  expect(isConsentDue(consent, "2027-01-01")).toBe(true);
  // A page that was stored for reading offline has the version of its day.
  expect(isConsentDue(consent, "2026-11-01")).toBe(false);
});

const storageOf = (values: Record<string, string>) => {
  const map = new Map(Object.entries(values));
  const backend: StorageBackend = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => map.set(key, value),
    removeItem: (key) => map.delete(key),
  };
  return { backend, values: () => Object.fromEntries(map) };
};

test("D111: searches, viewed homes and loan terms move to the device on consent and back on withdrawal; nothing else moves", () => {
  const device = storageOf({ savedHomes: "s", seenMarks: "m" });
  const tab = storageOf({ history: "h", recentSeen: "r", economy: "e", pendingAction: "p" });
  const places = { device: device.backend, tab: tab.backend };
  expect(settleFunctional(places, true)).toEqual(["history", "recentSeen", "economy"]);
  expect(tab.values()).toEqual({ pendingAction: "p" });
  expect(device.values()).toMatchObject({ history: "h", recentSeen: "r", economy: "e" });
  settleFunctional(places, false);
  expect(device.values()).toEqual({ savedHomes: "s", seenMarks: "m" });
  expect(tab.values()).toEqual({ history: "h", recentSeen: "r", economy: "e", pendingAction: "p" });
});
