import { expect, test } from "vitest";
import { viewingDate } from "../listing/viewing-date.ts";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";

const event = (given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: "viewing-1@no.example",
  start: Date.parse("2026-12-03T16:00:00Z"),
  end: Date.parse("2026-12-03T16:45:00Z"),
  changed: Date.parse("2026-11-18T08:00:00Z"),
  summary: "Visning",
  location: "Nardovegen 12",
  description: "Et hus",
  url: "https://no.example/property/1/a",
  position: null,
  ...given,
});

const unfold = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("writes a complete event in a published calendar", () => {
  expect(
    unfold(calendarFile("Visninger", [event({ position: { lat: 63.4, lng: 10.42 } })])),
  ).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Hjem//Viewings//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Visninger",
    "BEGIN:VEVENT",
    "UID:viewing-1@no.example",
    "DTSTAMP:20261118T080000Z",
    "DTSTART:20261203T160000Z",
    "DTEND:20261203T164500Z",
    "SUMMARY:Visning",
    "LOCATION:Nardovegen 12",
    "GEO:63.400000;10.420000",
    "DESCRIPTION:Et hus",
    "URL:https://no.example/property/1/a",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test.each([
  ["Europe/Oslo", "2026-12-03", "17:00", "20261203T160000Z"],
  ["Europe/Oslo", "2026-07-03", "17:00", "20260703T150000Z"],
  ["Australia/Melbourne", "2026-12-05", "11:00", "20261205T000000Z"],
  ["Australia/Brisbane", "2026-12-05", "11:00", "20261205T010000Z"],
  ["Australia/Adelaide", "2026-12-05", "11:00", "20261205T003000Z"],
  ["Australia/Perth", "2026-12-05", "11:00", "20261205T030000Z"],
])("PROP-055: in %s, %s at %s is %s in UTC", (zone, day, timeFrom, start) => {
  const { unixFrom, unixTo } = viewingDate({ day, timeFrom, timeTo: "23:00" }, zone);
  const file = calendarFile("x", [event({ start: unixFrom * 1_000, end: unixTo * 1_000 })]);
  expect(file).toContain(`DTSTART:${start}\r\n`);
});

test("escapes special characters, and text cannot start a new line", () => {
  const file = calendarFile("a,b", [
    event({
      summary: "A; B, C \\ D",
      description: "one\r\nEND:VCALENDAR\u0007\rtwo",
      url: "https://no.example/a\r\nATTACH:https://evil.example",
    }),
  ]);
  const lines = unfold(file);
  expect(lines).toContain(String.raw`SUMMARY:A\; B\, C \\ D`);
  expect(lines).toContain(String.raw`DESCRIPTION:one\nEND:VCALENDAR\ntwo`);
  expect(lines.filter((line) => line === "END:VCALENDAR")).toHaveLength(1);
  expect(lines.some((line) => line.startsWith("ATTACH"))).toBe(false);
});

test("folds lines at 75 octets without splitting a character, and they unfold to the same text", () => {
  const location = "Ærøskjæråsen på Ytterøya 🏡 ".repeat(12).trim();
  const file = calendarFile("x", [event({ location })]);
  const octets = file.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(file).not.toContain("\uFFFD");
  expect(unfold(file)).toContain(`LOCATION:${location}`);
});
