import { expect, test } from "vitest";
import { ViewingDate } from "./listing-dates.ts";
import {
  comingViewings,
  shownViewing,
  viewingAt,
  viewingDate,
  viewingDay,
} from "./viewing-date.ts";

const viewing = viewingDate(
  { day: "2026-12-03", timeFrom: "17:00", timeTo: "17:45" },
  "Europe/Oslo",
);

test("FND-023, D3: a viewing uses the time zone of its listing", () => {
  expect(viewing).toEqual({
    day: 3,
    month: 12,
    year: 2026,
    timeFrom: "17:00",
    timeTo: "17:45",
    unixFrom: Date.parse("2026-12-03T16:00:00Z") / 1_000,
    unixTo: Date.parse("2026-12-03T16:45:00Z") / 1_000,
  });
  expect(ViewingDate.safeParse(viewing).success).toBe(true);
  expect(viewingDay(viewing)).toBe("2026-12-03");
});

test("a viewing past midnight ends on the next day", () => {
  const late = viewingDate(
    { day: "2026-12-03", timeFrom: "23:30", timeTo: "00:15" },
    "Europe/Oslo",
  );
  expect(late.unixTo - late.unixFrom).toBe(45 * 60);
});

test("a viewing is read back from its two instants, also past midnight and where the clocks change", () => {
  for (const [day, timeFrom, timeTo, zone] of [
    ["2026-12-03", "17:00", "17:45", "Europe/Oslo"],
    ["2026-12-03", "23:30", "00:30", "Europe/Oslo"],
    ["2026-10-25", "01:30", "03:30", "Europe/Oslo"],
    ["2026-12-05", "11:00", "11:30", "Australia/Broken_Hill"],
  ] as const) {
    const known = viewingDate({ day, timeFrom, timeTo }, zone);
    expect(viewingAt(known, zone)).toEqual(known);
  }
});

test("upcoming viewings are those that have not ended, soonest first", () => {
  const sooner = viewingDate(
    { day: "2026-12-01", timeFrom: "12:00", timeTo: "13:00" },
    "Europe/Oslo",
  );
  const during = Date.parse("2026-12-01T11:30:00Z");
  expect(comingViewings([viewing, sooner], during)).toEqual([sooner, viewing]);
  expect(comingViewings([viewing, sooner], during + 3_600_000)).toEqual([viewing]);
});

test("D129: a search by days shows a viewing of that day in the zone of the home, and how many more there are", () => {
  for (const timeZone of [
    "Europe/Oslo",
    "Australia/Brisbane",
    "Australia/Sydney",
    "Australia/Perth",
    "Australia/Eucla",
    "Australia/Broken_Hill",
    "Australia/Lord_Howe",
    "Pacific/Norfolk",
    "Indian/Cocos",
  ]) {
    const on = (day: string, timeFrom: string, timeTo: string) =>
      viewingDate({ day, timeFrom, timeTo }, timeZone);
    const dates = [
      on("2026-12-03", "17:00", "17:30"),
      on("2026-12-05", "00:05", "00:20"),
      on("2026-12-05", "23:30", "00:15"),
    ];
    const shown = (days: string[] | undefined, now: number) => {
      const { viewing: found, others } = shownViewing(dates, days, now);
      return found && `${viewingDay(found)} ${found.timeFrom} +${others}`;
    };
    const before = (dates[0]?.unixFrom ?? 0) * 1_000;
    expect(shown(["2026-12-05"], before)).toBe("2026-12-05 00:05 +2");
    expect(shown(["TODAY"], before)).toBe("2026-12-03 17:00 +2");
    expect(shown(undefined, before)).toBe("2026-12-03 17:00 +0");
    const later = (dates[1]?.unixTo ?? 0) * 1_000;
    expect(shown(["2026-12-05"], later)).toBe("2026-12-05 23:30 +0");
    expect(shown(["2026-12-05"], (dates[2]?.unixTo ?? 0) * 1_000)).toBeUndefined();
  }
});
