import type { Language } from "@hjem/domain/language";
import { toProperty } from "@hjem/domain/listing/card";
import type { ListingChange } from "@hjem/domain/listing/listing-history";
import { defaultSchedule } from "@hjem/domain/saved/alert-times";
import { MAIL_ALERTS_MAX } from "@hjem/domain/saved/saved-rules";
import { toSnakeKeys } from "@hjem/domain/wire/case";
import { expect, test } from "vitest";
import type { Site } from "../../../regions.ts";
import { fitzroy, type Sample, sampleListing, TEST_NOW } from "../../../testing/sample-listings.ts";
import { testSites } from "../../../testing/test-app.ts";
import type { AlertToList } from "./alert-items.ts";
import { alertMail } from "./alert-mail.ts";

const [norway, australia] = testSites as [Site, Site];
const TOKEN = "Zm9vYmFyZm9vYmFyZm9vYg";
const MESSAGE = "0199c8a0-0000-7000-8000-000000000001";
const evil = 'Hus\r\nBcc: all@example.com <script>alert("1")</script>';

const image = {
  type: "exterior",
  url: "/media/0123456789abcdef0123",
  ratio: 1.5,
  color: "#aabbcc",
} as const;

/** An alert about a sample home. */
function alertOf(
  number: number,
  alert: Partial<AlertToList> & { sample?: Sample } = {},
): AlertToList {
  const { sample, ...rest } = alert;
  const currency = sample?.address?.region === fitzroy.region ? "AUD" : "NOK";
  return {
    eventId: number,
    card: JSON.stringify(
      toSnakeKeys(toProperty(sampleListing(number, { images: [image], ...sample }), currency)),
    ),
    changes: [],
    reasons: ["new"],
    isFavorite: false,
    searches: ["Oslo 4–6 mill."],
    ...rest,
  };
}

const price = (before: number, after: number): ListingChange => ({
  what: "price",
  before: { min: before, max: before },
  after: { min: after, max: after },
});

const search = (name: string, id = name) => ({ searchId: id, name, frequency: "instant" as const });

const mailOf = (
  site: Site,
  language: Language,
  alerts: readonly AlertToList[],
  more: Partial<Parameters<typeof alertMail>[0]> = {},
) =>
  alertMail({
    id: MESSAGE,
    token: TOKEN,
    recipient: {
      accountId: "account",
      region: site.id,
      email: "kari@example.com",
      language,
      schedule: defaultSchedule("Europe/Oslo"),
      wants: () => true,
    },
    site,
    alerts,
    total: alerts.length,
    sources: { searches: [search("Oslo 4–6 mill.")], hasFavorites: false },
    now: TEST_NOW,
    ...more,
  });

const fell = alertOf(1, {
  reasons: ["price"],
  changes: [price(4_650_000, 4_490_000)],
  sample: {
    prices: { price: { amount: 4_490_000, currency: "NOK" } },
    details: { internalArea: { min: 84, max: 84 }, bedrooms: { min: 2, max: 2 } },
  },
});

test("D70: a fallen price says by how much, and what it was before; in both languages and markets", () => {
  const { subject, html, text } = mailOf(norway, "no", [fell]);
  expect(subject).toBe("Satt ned 160\u00a0000\u00a0kr: Storgata 1, 0184 Oslo");
  for (const form of [html, text]) {
    expect(form).toContain("Satt ned 160\u00a0000\u00a0kr");
    expect(form).toContain("4\u00a0490\u00a0000\u00a0kr");
    expect(form).toContain("Leilighet · 84\u00a0m² BRA-i · 2 soverom");
    expect(form).toContain("før 4\u00a0650\u00a0000\u00a0kr");
    expect(form).toContain("Treff i «Oslo 4–6 mill.»");
  }
  expect(mailOf(norway, "en", [fell]).subject).toBe(
    "Price reduced by 160,000\u00a0kr: Storgata 1, 0184 Oslo",
  );
  const dear = alertOf(2, {
    reasons: ["price"],
    changes: [price(900_000, 920_000)],
    sample: {
      address: fitzroy,
      prices: { price: { amount: 920_000, currency: "AUD" } },
      details: { internalArea: { min: 85, max: 85 }, bedrooms: { min: 1, max: 1 } },
    },
  });
  const australian = mailOf(australia, "en", [dear]);
  expect(australian.subject).toContain("Price increased by $20,000: ");
  expect(australian.text).toContain("$920,000 (was $900,000)");
  expect(australian.text).toContain("Apartment / unit · 85\u00a0m² internal · 1 bedroom\n");
});

test("each reason has its words, those of its market", () => {
  const viewing = (what: "added" | "cancelled"): ListingChange => {
    const time = { day: "2026-12-06", timeFrom: "13:30", timeTo: "14:15" };
    return {
      what: "viewing",
      before: what === "cancelled" ? time : null,
      after: what === "added" ? time : null,
    };
  };
  const tagOf = (site: Site, alert: Partial<AlertToList>) =>
    mailOf(site, site.defaultLanguage, [alertOf(1, alert)]).subject.split(":")[0];
  const tags = (site: Site) =>
    [
      tagOf(site, { reasons: ["new"] }),
      tagOf(site, { reasons: ["viewing"], changes: [viewing("added")] }),
      tagOf(site, { reasons: ["viewing"], changes: [viewing("cancelled")] }),
      tagOf(site, { reasons: ["back"] }),
      tagOf(site, { reasons: ["sold"] }),
      tagOf(site, { reasons: ["rented"] }),
      tagOf(site, { reasons: ["withdrawn"] }),
      tagOf(site, { reasons: ["area"] }),
      tagOf(site, { reasons: ["text"] }),
      tagOf(site, { reasons: ["photos"] }),
    ].join(", ");
  expect(tags(norway)).toBe(
    "Ny, Visning lagt til, Visning avlyst, Til salgs igjen, Solgt, Utleid, Ikke lenger annonsert, Endret areal, Endret annonsetekst, Nye bilder",
  );
  expect(tags(australia)).toBe(
    "New, Inspection added, Inspection cancelled, Back on the market, Sold, Leased, No longer listed, Area changed, Description changed, New photos",
  );
  const added = alertOf(1, { reasons: ["viewing"], changes: [viewing("added")] });
  expect(mailOf(norway, "no", [added]).text).toContain("visning søn. 6. des. kl. 13:30–14:15");
});

test("an alert with several reasons and sources names them all, once", () => {
  const { text, html } = mailOf(norway, "no", [
    alertOf(1, {
      reasons: ["price", "photos"],
      changes: [price(5_100_000, 5_000_000)],
      isFavorite: true,
      searches: ["A", "B", "C"],
    }),
  ]);
  expect(text).toContain("Satt ned 100\u00a0000\u00a0kr, Nye bilder");
  expect(text).toContain("Du har lagret boligen · Treff i «A», «B» og «C»");
  expect(html.match(/Storgata 1, 0184 Oslo<\/a>/g)).toHaveLength(1);
});

test("D72: the heading counts all, 200 are listed, 12 of them with a picture, and the rest is counted exactly; no mail program cuts it off", () => {
  const alerts = Array.from({ length: MAIL_ALERTS_MAX }, (_, index) =>
    alertOf(index + 1, { reasons: ["new", "photos"] }),
  );
  const { html, text, subject } = mailOf(norway, "no", alerts, { total: 1_234 });
  expect(subject).toBe("1234 nyheter i «Oslo 4–6 mill.»");
  expect(html).toContain(">1234 nyheter</h1>");
  expect(html).toContain("Og 1034 til på Hjem.");
  expect(text).toContain("Og 1034 til på Hjem.");
  expect(html).toContain(">Vis alle 1234</a>");
  expect(html.match(/Storgata 1, 0184 Oslo<\/a>/g)).toHaveLength(200);
  expect(text.match(/Storgata 1, 0184 Oslo/g)).toHaveLength(200);
  for (const form of [html, text]) expect(form.match(/Nye bilder/g)).toHaveLength(200);
  const pictures = html.match(/<img [^>]*>/g) ?? [];
  expect(pictures).toHaveLength(12);
  for (const picture of pictures) {
    expect(picture).toMatch(
      /src="http:\/\/no\.localhost:3000\/media\/0123456789abcdef0123" width="200"/,
    );
    expect(picture).toContain('alt="Storgata 1, 0184 Oslo"');
  }
  // Gmail cuts off what is longer than 102 kB.
  expect(Buffer.byteLength(html)).toBeLessThan(102_000);
});

test("D76, RFC 8058: mail programs unsubscribe by one press; the foot stops the one search or everything", () => {
  const { headers, html, text, key } = mailOf(norway, "no", [fell]);
  expect(headers).toEqual({
    "List-Unsubscribe": `<http://no.localhost:3000/api/v2/notifications/unsubscribe?token=${TOKEN}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(key).toBe(`alert/account/${MESSAGE}`);
  const page = `http://no.localhost:3000/unsubscribe/${TOKEN}`;
  expect(text).toContain(`Stopp varsler om «Oslo 4–6 mill.»: ${page}`);
  expect(text).toContain(`Slå av e-post om lagrede søk og lagrede boliger: ${page}`);
  expect(text).toContain(`Endre varsler: ${page}`);
  expect(html).toContain(`href="http://no.localhost:3000/user/saved-search/alerts/${MESSAGE}"`);
  const many = mailOf(norway, "en", [fell, alertOf(2)], {
    sources: { searches: [search("A"), search("B")], hasFavorites: true },
  });
  expect(many.subject).toBe("2 updates in your saved searches and saved homes");
  expect(many.text).toContain("From 2 saved searches and homes you have saved.");
  expect(many.text).toContain(`Stop alerts for one of the searches: ${page}?language=en`);
  expect(many.text).toContain(
    `Turn off emails about saved searches and saved homes: ${page}?language=en`,
  );
});

test("a home that was deleted for good has no link; one that is off the market has", () => {
  const gone = alertOf(1, { reasons: ["withdrawn"] });
  expect(mailOf(norway, "no", [gone]).text).not.toContain("/property/");
  const off = alertOf(1, {
    reasons: ["withdrawn"],
    changes: [{ what: "status", before: "available", after: "unavailable" }],
  });
  expect(mailOf(norway, "no", [off]).text).toContain("/property/");
});

test("names of searches become neither markup nor headers", () => {
  const { subject, html } = mailOf(norway, "no", [alertOf(1), alertOf(2, { searches: [evil] })], {
    sources: { searches: [search(evil)], hasFavorites: false },
  });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain("<script");
});
