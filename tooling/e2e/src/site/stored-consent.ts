import { COOKIE_POLICY_VERSION } from "@hjem/domain/content/consent-rules";
import { DAY_MS } from "@hjem/domain/durations";
import type { BrowserContextOptions } from "@playwright/test";

/**
 * The state of a browser that has chosen already, so that nobody is asked: searches and viewed homes are stored, nothing is
 * counted. `origin` is the site's.
 */
export function storedConsent(
  origin: string,
  isCounted = false,
): Exclude<BrowserContextOptions["storageState"], string | undefined> {
  const now = Date.now();
  const date = new Date(now).toISOString();
  const value = {
    consentId: "6f2c1b1e-5f0f-4a57-9a53-0f6f1c1d2e3f",
    consentedDomain: new URL(origin).hostname,
    consentDate: date,
    clientFirstVisit: date,
    consentStatus: {
      necessary: true,
      functional: true,
      analytics: isCounted,
      performance: false,
      advertisement: false,
    },
    clientInfo: {
      language: "en",
      region: new URL(origin).hostname.slice(0, 2),
      deviceType: "desktop",
      policyVersion: COOKIE_POLICY_VERSION,
    },
    isRecorded: true,
  };
  const entry = JSON.stringify({ value, expires: now + DAY_MS });
  return { cookies: [], origins: [{ origin, localStorage: [{ name: "consent", value: entry }] }] };
}
