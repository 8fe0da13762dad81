import {
  DELETION_UNDO_DAYS,
  MAIL_TOKEN_MS,
  REFRESH_TOKEN_MS,
} from "@hjem/domain/account/account-rules";
import { CHAT_RETENTION_DAYS } from "@hjem/domain/chat/chat-rules";
import { EVENT_MONTHS } from "@hjem/domain/content/analytics-rules";
import { CONSENT_MONTHS } from "@hjem/domain/content/consent-rules";
import { ABANDONED_DAYS, EXPIRY_WARNING_DAYS } from "@hjem/domain/draft/draft-rules";
import { DAY_MS, HOUR_MS } from "@hjem/domain/durations";
import {
  LEAD_RETENTION_MONTHS,
  MAIL_RETENTION_DAYS,
  VIEWING_LIST_DAYS,
} from "@hjem/domain/lead/lead-kinds";
import { STORAGE_EXPIRY_MS } from "@hjem/domain/limits";
import { APPEAL_WITHIN_MS, CASE_DUE_MS } from "@hjem/domain/moderation/moderation-rules";
import {
  ALERT_DAYS,
  DECLINED_MS,
  INVITATION_MS,
  LAST_SEARCH_DAYS,
} from "@hjem/domain/saved/saved-rules";
import { editorialEntries } from "@hjem/editorial/editorial-entries";
import { expect, test } from "vitest";

/** Policies of a kind by their language. */
const policiesOf = (kind: string) =>
  editorialEntries().flatMap((entry) =>
    entry.collection === "content-policies" && entry.kind === kind
      ? [{ locale: entry.locale, text: entry.text }]
      : [],
  );

/** Second column of the last row that begins with `first`: the table of retention comes last. */
const kept = (text: string, first: string): string =>
  text
    .split("\n")
    .findLast((line) => line.startsWith(`| ${first}`))
    ?.split("|")[2]
    ?.trim() ?? "";

/** Rows of the table of retention, and the figures that each has in this order. */
const retention: readonly { en: string; no: string; figures: readonly number[] }[] = [
  { en: "Account", no: "Konto", figures: [DELETION_UNDO_DAYS] },
  { en: "Devices", no: "Enheter", figures: [REFRESH_TOKEN_MS / DAY_MS] },
  { en: "Messages and reports", no: "Meldinger og rapporter", figures: [LEAD_RETENTION_MONTHS] },
  { en: "Sent emails", no: "Sendte e-poster", figures: [MAIL_RETENTION_DAYS] },
  { en: "Registrations for", no: "Påmeldinger", figures: [VIEWING_LIST_DAYS] },
  {
    en: "Invitations",
    no: "Invitasjoner",
    figures: [INVITATION_MS / DAY_MS, DECLINED_MS / DAY_MS],
  },
  {
    en: "Your latest searches, alerts",
    no: "De siste søkene dine, varsler",
    figures: [ALERT_DAYS],
  },
  { en: "Your latest searches", no: "De siste søkene", figures: [LAST_SEARCH_DAYS] },
  {
    en: "Questions to the assistant",
    no: "Spørsmål til boligassistenten",
    figures: [CHAT_RETENTION_DAYS.visitor, CHAT_RETENTION_DAYS.account],
  },
  { en: "Drafts", no: "Kladder", figures: [ABANDONED_DAYS.deleted] },
  { en: "Consent choices", no: "Samtykkevalg", figures: [CONSENT_MONTHS] },
  { en: "Single events", no: "Enkelthendelser", figures: [EVENT_MONTHS] },
];

test("D74, D112, D113: the privacy policies say how long is stored what, as the product does it", () => {
  const policies = policiesOf("privacy_policy");
  expect(policies).toHaveLength(3);
  for (const { locale, text } of policies) {
    const stated = retention.map((row) =>
      [...kept(text, row[locale]).matchAll(/\d+/g)].map(([figure]) => Number(figure)),
    );
    expect(stated).toEqual(retention.map(({ figures }) => figures));
  }
});

test("D99: terms and rights say within how many days a rejection can be appealed, and how soon a held listing is seen", () => {
  expect(CASE_DUE_MS).toBe(DAY_MS);
  const days = APPEAL_WITHIN_MS / DAY_MS;
  for (const { locale, text } of policiesOf("terms_and_conditions")) {
    expect(text).toContain(locale === "no" ? "vanligvis innen ett døgn" : "normally within a day");
    expect(text).toMatch(
      locale === "no" ? `klage én gang innen ${days} dager` : `appeal once, within ${days} days`,
    );
  }
  for (const { locale, text } of policiesOf("gdpr")) {
    expect(text).toMatch(
      locale === "no" ? `klage én gang innen ${days} dager` : `appeal once, within ${days} days`,
    );
  }
});

test("ACC-086, D38, D100: rights and terms of sale have the days of the link to one's data, of undoing, and of the warnings", () => {
  for (const { locale, text } of policiesOf("gdpr")) {
    const [hours, days] = locale === "no" ? ["timer", "dager"] : ["hours", "days"];
    expect(text).toContain(`${MAIL_TOKEN_MS.export / HOUR_MS} ${hours}`);
    expect(text).toContain(`${DELETION_UNDO_DAYS} ${days}`);
  }
  expect(EXPIRY_WARNING_DAYS).toEqual([7, 1]);
  for (const { locale, text } of policiesOf("sale_condition")) {
    expect(text).toContain(locale === "no" ? "sju dager og én dag" : "seven days and one day");
  }
});

test("D84: privacy policies say that the places of a commute are stored with the account, and cookie policies when they are on the device", () => {
  for (const { locale, text } of policiesOf("privacy_policy")) {
    const [, account = ""] = text.split(locale === "no" ? "## Med konto" : "## With an account");
    expect(account).toContain(
      locale === "no" ? "- stedene du vil se reisetid til" : "- the places you want to see travel",
    );
  }
  const cookiePolicies = editorialEntries().flatMap((entry) =>
    entry.collection === "cookie-policies" ? [{ locale: entry.locale, text: entry.text }] : [],
  );
  expect(cookiePolicies).toHaveLength(3);
  for (const { locale, text } of cookiePolicies) {
    const days = `${STORAGE_EXPIRY_MS / DAY_MS} ${locale === "no" ? "dager" : "days"}`;
    const row = text.split("\n").find((line) => line.includes("| `commute`"));
    expect(row).toContain(
      locale === "no" ? "når du ikke er logget inn" : "when you are not signed in",
    );
    expect(row).toContain(days);
  }
});
