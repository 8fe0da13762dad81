/** Marks that turn the direction of what follows; they can make text read as something else. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** Well-formed text in composed letters, without direction marks. */
const wellFormed = (text: string): string =>
  text.toWellFormed().normalize("NFC").replaceAll(directionMarks, "");

/** One line: control characters and runs of space are one space. Empty text counts as not given; other kinds stay. */
export const tidyLine = (value: unknown): unknown =>
  typeof value === "string"
    ? wellFormed(value)
        .replaceAll(/[\p{Cc}\s]+/gu, " ")
        .trim() || undefined
    : (value ?? undefined);

/** Several lines: as `tidyLine`, but breaks of lines stay. */
export const tidyText = (value: unknown): unknown =>
  typeof value === "string"
    ? wellFormed(value)
        .replaceAll(/\r\n?/g, "\n")
        .replaceAll(/[^\P{Cc}\n\t]/gu, "")
        .trim() || undefined
    : (value ?? undefined);
