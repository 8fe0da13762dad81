/** Bidirectional control characters, which can make text look like something else. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** Well-formed text in composed characters, without bidirectional control characters. */
const wellFormed = (text: string): string =>
  text.toWellFormed().normalize("NFC").replaceAll(directionMarks, "");

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
