import { describe, expect, test } from "vitest";
import { viewingDate } from "../listing/viewing-date.ts";
import { formatCard } from "./format-card.ts";
import type { FormatContext } from "./format-context.ts";
import * as date from "./format-date.ts";
import { formatInstant } from "./format-instant.ts";
import * as measure from "./format-measure.ts";
import { formatNumber, formatPercent } from "./format-number.ts";
import * as price from "./format-price.ts";
import { formatQuote } from "./format-text.ts";

const kroner = { code: "NOK", key: "nor", symbol: "kr", position: "after" } as const;
const dollars = { code: "AUD", key: "usd", symbol: "$", position: "before" } as const;
const norway = { currency: kroner, rentPeriod: "month", sharedCostPeriod: "month" } as const;
const no: FormatContext = { region: norway, language: { code: "no", formatTag: "nb-NO" } };
const en: FormatContext = { region: norway, language: { code: "en", formatTag: "en-GB" } };
const au: FormatContext = {
  region: {
    currency: dollars,
    rentPeriod: "week",
    commercialRent: { period: "year", slider: { min: 0, max: 1_000_001, step: 10_000 } },
    sharedCostPeriod: "quarter",
    isLandInHectares: true,
  },
  language: { code: "en", formatTag: "en-AU" },
};
/** Replaces U+00A0 by a readable mark. */
const shown = (text: string): string => text.replaceAll("\u00a0", "_");

describe("prices", () => {
  test("FND-019: in Norway kr follows the number, with U+00A0 between the groups", () => {
    expect(shown(price.formatPrice(no, 4_500_000))).toBe("4_500_000_kr");
    expect(shown(price.formatPrice(en, 4_500_000))).toBe("4,500,000_kr");
    expect(shown(price.formatPrice(no, 4_250))).toBe("4_250_kr");
    expect(shown(price.formatPrice(no, 0))).toBe("0_kr");
  });

  test("FND-018, D2: in Australia $ precedes the number, never USD or A$", () => {
    expect(price.formatPrice(au, 1_250_000)).toBe("$1,250,000");
    expect(price.formatPrice(au, 500_000)).toBe("$500,000");
  });

  test("a price drop has a true minus sign", () => {
    expect(shown(price.formatPrice(no, -200_000))).toBe("−200_000_kr");
    expect(price.formatPrice(au, -5_000)).toBe("−$5,000");
  });

  test("price guides and project prices are ranges", () => {
    expect(price.formatPriceRange(au, 850_000, 920_000)).toBe("$850,000 – $920,000");
    expect(shown(price.formatPriceRange(no, 4_500_000, 5_200_000))).toBe("4_500_000–5_200_000_kr");
    expect(price.formatPriceRange(au, 850_000, 850_000)).toBe("$850,000");
  });

  test("map pins and chips use short prices", () => {
    const short = (context: FormatContext, ...sums: number[]) =>
      sums.map((sum) => shown(price.formatShortPrice(context, sum)));
    expect(short(no, 6_490_000, 12_450_000, 850_000, 14_500, 1_200_000_000, 7_000_000)).toEqual([
      "6,49_mill.",
      "12,5_mill.",
      "850_000_kr",
      "14_500_kr",
      "1,2_mrd.",
      "7_mill.",
    ]);
    expect(short(au, 1_350_000, 815_000, 999_600, 650, 9_999, 2_000_000)).toEqual([
      "$1.35m",
      "$815k",
      "$1m",
      "$650",
      "$9,999",
      "$2m",
    ]);
    expect(short(en, 6_490_000)).toEqual(["6.49m_kr"]);
  });

  test("short ranges show the unit once where it is the same", () => {
    expect(shown(price.formatShortPriceRange(no, 4_000_000, 7_000_000))).toBe("4–7_mill.");
    expect(price.formatShortPriceRange(au, 600_000, 1_900_000)).toBe("$600k – $1.9m");
    expect(price.formatShortPriceRange(au, 1_350_000, 1_480_000)).toBe("$1.35m – 1.48m");
    expect(shown(price.formatShortPriceRange(no, 800_000, 2_000_000))).toBe("800_000_kr – 2_mill.");
  });

  test("D30: rents and shared costs name the region's period, Australian business premises the year", () => {
    expect(shown(price.formatRent(no, 14_500, "residential_rent"))).toBe("14_500_kr/mnd.");
    expect(price.formatRent(au, 650, "leisure_rent")).toBe("$650 per week");
    expect(shown(price.formatRent(no, 14_500, "commercial_rent"))).toBe("14_500_kr/mnd.");
    expect(price.formatRent(au, 65_000, "commercial_rent")).toBe("$65,000 per year");
    expect(shown(price.formatSharedCost(no, 4_250))).toBe("4_250_kr/mnd.");
    expect(price.formatSharedCost(au, 1_250)).toBe("$1,250 per quarter");
    expect(shown(price.formatMonthly(en, 4_250))).toBe("4,250_kr per month");
    expect(shown(price.formatPerPeriod(no, 900, "year"))).toBe("900_kr/år");
  });

  test("a price per square metre keeps the currency symbol", () => {
    expect(shown(price.formatPricePerArea(no, 78_400))).toBe("78_400_kr/m²");
    expect(price.formatPricePerArea(au, 8_500)).toBe("$8,500/m²");
    expect(shown(price.formatRentPerArea(no, 1_600))).toBe("1_600_kr/m²/år");
    expect(price.formatRentPerArea(au, 420)).toBe("$420/m² per year");
  });
});

describe("measures", () => {
  test("areas are in m², large land in hectares where the market does so", () => {
    expect(shown(measure.formatArea(no, 1_480))).toBe("1_480_m²");
    expect(shown(measure.formatArea(no, 6.5))).toBe("6,5_m²");
    expect(shown(measure.formatAreaRange(no, 48, 112))).toBe("48–112_m²");
    expect(shown(measure.formatLandArea(au, 24_100))).toBe("2.41_ha");
    expect(shown(measure.formatLandArea(au, 10_000))).toBe("10,000_m²");
    expect(shown(measure.formatLandArea(no, 24_100))).toBe("24_100_m²");
  });

  test("SAVE-067, SAVE-068: distances above 1000 m are in km with one decimal, others in metres", () => {
    const distances = [0, 850, 1_000, 1_001, 2_449, 12_000].map((m) =>
      shown(measure.formatDistance(no, m)),
    );
    expect(distances).toEqual(["0_m", "850_m", "1_000_m", "1,0_km", "2,4_km", "12,0_km"]);
  });

  test("SAVE-069..071: seconds are shown as whole minutes, from 60 minutes with hours", () => {
    const times = [0, 20, 540, 3_569, 3_600, 3_900, 7_259].map((s) =>
      shown(measure.formatDuration(no, s)),
    );
    expect(times).toEqual(["0_min", "1_min", "9_min", "59_min", "1_t", "1_t 5_min", "2_t 1_min"]);
    expect(shown(measure.formatDuration(au, 3_900))).toBe("1_h 5_min");
  });

  test("file sizes are in kB and MB", () => {
    expect(shown(measure.formatFileSize(no, 4_210_000))).toBe("4,2_MB");
    expect(shown(measure.formatFileSize(au, 640_300))).toBe("640_kB");
    expect(shown(measure.formatFileSize(au, 1))).toBe("1_kB");
  });

  test("numbers and percentages follow the language", () => {
    expect(shown(formatNumber(no, 24_318))).toBe("24_318");
    expect(formatNumber(au, 24_318.456, 1)).toBe("24,318.5");
    expect(shown(formatNumber(no, -0.4))).toBe("0");
    expect(shown(formatPercent(no, 0.025))).toBe("2,5_%");
    expect(formatPercent(au, 0.054)).toBe("5.4%");
    expect(measure.formatCountRange(no, 2, 4)).toBe("2–4");
    expect(measure.formatCountRange(no, 3, 3)).toBe("3");
  });
});

describe("dates", () => {
  const oslo = viewingDate(
    { day: "2026-12-03", timeFrom: "17:00", timeTo: "17:45" },
    "Europe/Oslo",
  );
  const melbourne = viewingDate(
    { day: "2026-12-05", timeFrom: "11:00", timeTo: "12:30" },
    "Australia/Melbourne",
  );

  test("formats a viewing in the time zone of its listing", () => {
    expect(date.formatViewing(no, oslo)).toBe("tor. 3. des. kl. 17:00–17:45");
    expect(date.formatViewing(en, oslo)).toBe("Thu 3 Dec, 17:00–17:45");
    expect(date.formatViewing(au, melbourne)).toBe("Sat 5 Dec, 11:00 am – 12:30 pm");
  });

  test("formats days and months as the market does", () => {
    expect([no, en, au].map((context) => date.formatNumericDay(context, "2026-12-03"))).toEqual([
      "03.12.2026",
      "03/12/2026",
      "3/12/2026",
    ]);
    expect(date.formatLongDay(no, "2026-12-03")).toBe("3. desember 2026");
    expect(date.formatLongDay(au, "2026-12-03")).toBe("3 December 2026");
    expect(date.formatMonth(no, "2027-01")).toBe("januar 2027");
    expect(date.formatDay(no, "2026-05-17")).toBe("søn. 17. mai");
  });

  test("formats midnight and noon in twelve-hour time", () => {
    expect(["00:00", "12:00", "09:05", "23:59"].map((time) => date.formatTime(au, time))).toEqual([
      "12:00 am",
      "12:00 pm",
      "9:05 am",
      "11:59 pm",
    ]);
    expect(date.formatTime(no, "09:05")).toBe("09:05");
  });

  test("formats an instant in the given time zone", () => {
    const instant = Date.parse("2026-12-03T16:00:00Z");
    expect(formatInstant(no, instant, "Europe/Oslo")).toBe("3. desember 2026 kl. 17:00");
    expect(formatInstant(au, instant, "Australia/Perth")).toBe("4 December 2026, 12:00 am");
  });

  test("D35: counts the days since a date in the listing's time zone, never negative", () => {
    const now = Date.parse("2026-11-21T22:30:00Z");
    expect(date.daysSince("2026-11-18T23:30:00Z", now, "Europe/Oslo")).toBe(2);
    expect(date.daysSince("2026-11-21T01:00:00Z", now, "Europe/Oslo")).toBe(0);
    expect(date.daysSince("2026-11-21T01:00:00Z", now, "Australia/Sydney")).toBe(1);
    expect(date.daysSince("2026-12-24T00:00:00Z", now, "Europe/Oslo")).toBe(0);
  });

  test("D35: a viewing is today by the listing's time zone", () => {
    expect(
      date.isViewingToday(melbourne, Date.parse("2026-12-04T14:00:00Z"), "Australia/Melbourne"),
    ).toBe(true);
    expect(
      date.isViewingToday(melbourne, Date.parse("2026-12-04T12:00:00Z"), "Australia/Melbourne"),
    ).toBe(false);
  });
});

test("quotation marks have no space inside, in either language", () => {
  expect(formatQuote(no, "Ranheim")).toBe("«Ranheim»");
  expect(formatQuote(au, "Inner north")).toBe("“Inner north”");
});

test("D106: a card is named as its brand writes itself; one of an unknown brand by its digits", () => {
  expect(formatCard({ brand: "visa", last4: "4242" })).toBe("Visa •••• 4242");
  expect(formatCard({ brand: "amex", last4: "0005" })).toBe("American Express •••• 0005");
  expect(formatCard({ brand: "", last4: "4242" })).toBe("•••• 4242");
});
