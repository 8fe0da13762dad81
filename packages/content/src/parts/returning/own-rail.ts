/** What a visitor has left on this device or in their account. */
export type OwnRail = "viewed" | "saved" | "searches";

/** Rows of what a visitor has left. */
export interface OwnRails {
  rails: readonly OwnRail[];
  /** The editor's heading of the first row; empty for the usual one. */
  title: string;
  /** Most homes of the first row; null for the usual number. */
  count: number | null;
}
