/** An event of a calendar file. Instants in milliseconds since 1970. */
export interface CalendarEvent {
  /** The same id in a later file makes calendars replace the event. */
  uid: string;
  start: number;
  end: number;
  /** When the event was last changed. */
  changed: number;
  summary: string;
  location: string;
  description: string;
  /** Page about the event. */
  url: string;
  position: { lat: number; lng: number } | null;
}

/** Octets of a line without its line break (RFC 5545 §3.1). */
const LINE_OCTETS = 75;

const encoder = new TextEncoder();

/** Escapes text as a value and removes control characters (RFC 5545 §3.3.11). */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n]/gu, "")
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll("\n", "\\n");

/** A URI has no value type with escapes: whatever could end its line is removed. */
const plainUri = (uri: string): string => uri.replaceAll(/[\p{Cc}\s]/gu, "");

/**
 * One content line, folded before the 76th octet and never within a character; a continuation starts with a
 * space.
 */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}

/** `20261203T160000Z`: instants are in UTC, so that no file needs time zone rules. */
const utc = (instant: number): string =>
  new Date(instant)
    .toISOString()
    .replace(/\.\d{3}Z$/, "Z")
    .replaceAll(/[-:]/g, "");

const eventLines = (event: CalendarEvent): string[] => [
  "BEGIN:VEVENT",
  `UID:${escapeText(event.uid)}`,
  `DTSTAMP:${utc(event.changed)}`,
  `DTSTART:${utc(event.start)}`,
  `DTEND:${utc(event.end)}`,
  `SUMMARY:${escapeText(event.summary)}`,
  `LOCATION:${escapeText(event.location)}`,
  ...(event.position
    ? [`GEO:${event.position.lat.toFixed(6)};${event.position.lng.toFixed(6)}`]
    : []),
  `DESCRIPTION:${escapeText(event.description)}`,
  `URL:${plainUri(event.url)}`,
  "END:VEVENT",
];

/**
 * A calendar file (RFC 5545) that publishes events without requesting replies; `name` is the calendar's
 * title.
 */
export const calendarFile = (name: string, events: readonly CalendarEvent[]): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Hjem//Viewings//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
    "",
  ]
    .map(fold)
    .join("\r\n");
