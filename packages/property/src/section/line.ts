/** One line of an account, as its reader sees it. */
export interface Line {
  label: string;
  value: string;
}

/** A line with something on both sides, or nothing. */
export const line = (label: string, value: string | null | undefined): Line[] =>
  label && value ? [{ label, value }] : [];
