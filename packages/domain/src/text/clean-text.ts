/**
 * Characters that nobody sees and that are never stored: controls but tabs and line breaks, and those that turn the
 * direction of text, which can make it look like something else. Joiners stay: some languages write with them.
 */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const controls = /[^\P{Cc}\n\r\t]/gu;

/** Text without control and direction characters, as typed otherwise. */
export const withoutControls = (text: string): string =>
  text.replaceAll(controls, "").replaceAll(directions, "");

/** Well-formed text in composed characters, without what turns its direction. */
const wellFormed = (text: string): string =>
  text.toWellFormed().normalize("NFC").replaceAll(directions, "");

/**
 * One line: control characters and runs of spaces become one space. Empty text is missing; other values are returned
 * unchanged.
 */
export const tidyLine = (value: unknown): unknown =>
  typeof value === "string"
    ? wellFormed(value)
        .replaceAll(/[\p{Cc}\s]+/gu, " ")
        .trim() || undefined
    : (value ?? undefined);

/** Several lines: as `tidyLine`, but line breaks are kept. */
export const tidyText = (value: unknown): unknown =>
  typeof value === "string"
    ? wellFormed(value)
        .replaceAll(/\r\n?/g, "\n")
        .replaceAll(/[^\P{Cc}\n\t]/gu, "")
        .trim() || undefined
    : (value ?? undefined);
