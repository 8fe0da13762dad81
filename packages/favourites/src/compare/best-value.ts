/** A figure of a home, a range where it has two ends; null where it is unknown. */
export type Figure = { min: number; max: number } | null;

/** Which figure is better. */
export type Better = "lowest" | "highest";

/**
 * Index of the best figure of those that are known, null where there is doubt: fewer than two are known, the best is
 * shared, or its range reaches into another's.
 */
export function bestFigure(figures: readonly Figure[], better: Better): number | null {
  if (figures.filter(Boolean).length < 2) return null;
  const isBest = (index: number): boolean => {
    const own = figures[index];
    if (!own) return false;
    return figures.every((other, at) => {
      if (!other || at === index) return true;
      return better === "lowest" ? own.max < other.min : own.min > other.max;
    });
  };
  const found = figures.findIndex((_, index) => isBest(index));
  return found === -1 ? null : found;
}
