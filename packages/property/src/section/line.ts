/** One line of a list: label and value. */
export interface Line {
  label: string;
  value: string;
}

/** Builds a line, or nothing if the value is empty. */
export const line = (label: string, value: string | null | undefined): Line[] =>
  label && value ? [{ label, value }] : [];
