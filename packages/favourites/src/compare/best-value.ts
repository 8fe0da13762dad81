/** A figure of a home, a range where it has two ends; null where it is unknown. */
export type Figure = { min: number; max: number } | null;

/** Which figure is better. */
export type Better = "lowest" | "highest";

const isPoint = ({ min, max }: NonNullable<Figure>): boolean => min === max;

/**
 * Indices of the best figures of those that are known: one, or several that are equal and better than another. None where there
 * is doubt: fewer than two are known, all are equal, or the best is a range that reaches into another's.
 */
export function bestFigures(figures: readonly Figure[], better: Better): readonly number[] {
  const beats = (own: NonNullable<Figure>, other: NonNullable<Figure>): boolean =>
    better === "lowest" ? own.max < other.min : own.min > other.max;
  const equals = (own: NonNullable<Figure>, other: NonNullable<Figure>): boolean =>
    isPoint(own) && isPoint(other) && own.min === other.min;
  const isBest = (own: Figure): boolean => {
    if (!own) return false;
    const others = figures.filter((other) => other !== null).filter((other) => other !== own);
    return (
      others.every((other) => beats(own, other) || equals(own, other)) &&
      others.some((other) => beats(own, other))
    );
  };
  return figures.flatMap((figure, index) => (isBest(figure) ? [index] : []));
}
