import type { ConsentRecord } from "@hjem/domain/content/analytics-event";
import type { ConsentStatus } from "@hjem/domain/content/consent-rules";
import { browserNow } from "../browser/browser-clock.ts";
import type { PageContext } from "../page/page-context.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import { deviceTypeOf } from "../visitor/device-type.ts";
import { firstVisitOf } from "../visitor/visitor-record.ts";
import { opened, record, settle, storedConsent } from "./browser-consent.ts";
import type { StoredConsent } from "./consent.ts";

/** Input of a new choice. */
export interface ConsentChoice {
  consentStatus: ConsentStatus;
  clientInfo: ConsentRecord["clientInfo"];
  /** Host of the site. */
  domain: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Milliseconds since 1970; that of an earlier choice stays. */
  firstVisit: number;
  newId: () => string;
}

/** A choice: the id and the first visit of an earlier one stay, so that a withdrawal follows its consent. */
export const newConsent = (before: StoredConsent | null, choice: ConsentChoice): StoredConsent => ({
  consentId: before?.consentId ?? choice.newId(),
  consentedDomain: choice.domain,
  consentDate: new Date(choice.now).toISOString(),
  clientFirstVisit: before?.clientFirstVisit ?? new Date(choice.firstVisit).toISOString(),
  consentStatus: choice.consentStatus,
  clientInfo: choice.clientInfo,
  isRecorded: false,
});

/** Stores the visitor's choice on this device and in the API, and applies it at once (CMS-037..040, D112). */
export async function chooseConsent(
  { store, language, region }: Pick<PageContext, "store" | "language" | "region">,
  { consentStatus, policyVersion }: { consentStatus: ConsentStatus; policyVersion: string },
): Promise<void> {
  const consent = newConsent(storedConsent.current(), {
    consentStatus,
    clientInfo: {
      language: language.code,
      region: region.id,
      deviceType: deviceTypeOf(window.innerWidth),
      policyVersion,
    },
    domain: window.location.hostname,
    now: browserNow(),
    firstVisit: firstVisitOf(browserStorage().read("visitor")) ?? opened(),
    newId: () => crypto.randomUUID(),
  });
  storedConsent.write(consent);
  settle();
  await record(store, consent);
}
