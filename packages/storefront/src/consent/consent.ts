import type { ConsentRecord } from "@hjem/domain/content/analytics-event";
import {
  consentCategories,
  type ConsentCategory,
  type ConsentStatus,
} from "@hjem/domain/content/consent-rules";
import { fieldsOf } from "@hjem/domain/narrow";

/** The choice as this device stores it: what the API receives, and what is pending. */
export interface StoredConsent extends ConsentRecord {
  /** The API has it; else it is sent again on the next page. */
  isRecorded: boolean;
}

/** The state of every category where `isAllowed` says so; what is necessary cannot be switched off (CMS-040). */
export const consentStatusOf = (
  isAllowed: (category: ConsentCategory) => boolean,
): ConsentStatus => ({
  necessary: true,
  functional: isAllowed("functional"),
  analytics: isAllowed("analytics"),
  performance: isAllowed("performance"),
  advertisement: isAllowed("advertisement"),
});

/** Before a choice only what is necessary is allowed (CMS-039). */
export const defaultConsentStatus = consentStatusOf(() => false);

const isText = (value: unknown): value is string => typeof value === "string";

/** The choice out of storage; null where there is none, or one of another shape. */
export function readConsent(stored: unknown): StoredConsent | null {
  const { consentId, consentedDomain, consentDate, clientFirstVisit, ...rest } = fieldsOf(stored);
  const { consentStatus, clientInfo, isRecorded } = rest;
  const status = fieldsOf(consentStatus);
  const { language, region, deviceType, policyVersion } = fieldsOf(clientInfo);
  const isLanguage = language === "no" || language === "en";
  const isDevice = deviceType === "mobile" || deviceType === "tablet" || deviceType === "desktop";
  const isWhole =
    isText(consentId) &&
    isText(consentedDomain) &&
    isText(consentDate) &&
    isText(clientFirstVisit) &&
    isText(region) &&
    isText(policyVersion) &&
    consentCategories.every((category) => typeof status[category] === "boolean");
  if (!isWhole || !isLanguage || !isDevice) return null;
  return {
    consentId,
    consentedDomain,
    consentDate,
    clientFirstVisit,
    consentStatus: consentStatusOf((category) => status[category] === true),
    clientInfo: { language, region, deviceType, policyVersion },
    isRecorded: isRecorded === true,
  };
}

/** True if the form is filled in and the category is allowed (CMS-041). */
export const isConsented = (consent: StoredConsent | null, category: ConsentCategory): boolean =>
  consent?.consentStatus[category] === true;

/**
 * True if the visitor is to be asked: never yet, or about an earlier version of the policy than the one in force; their choice
 * holds until then (D112). Versions are dates, so that a stored page with an older one asks nobody again.
 */
export const isConsentDue = (consent: StoredConsent | null, policyVersion: string): boolean =>
  consent === null || consent.clientInfo.policyVersion < policyVersion;
