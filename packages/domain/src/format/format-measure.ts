import { NO_BREAK_SPACE, type FormatContext } from "./format-context.ts";
import { formatNumber } from "./format-number.ts";
import { languageConventions } from "./language-conventions.ts";

const HECTARE_M2 = 10_000;

const withUnit = (
  context: Pick<FormatContext, "language">,
  value: number,
  unit: string,
  decimals = 0,
): string => `${formatNumber(context, value, decimals)}${NO_BREAK_SPACE}${unit}`;

/** An area in square metres: `148 m²`; one decimal below ten. */
export const formatArea = (
  context: Pick<FormatContext, "language">,
  squareMetres: number,
): string => withUnit(context, squareMetres, "m²", squareMetres < 10 ? 1 : 0);

/** Areas of a project: `48–112 m²`. */
export const formatAreaRange = (
  context: Pick<FormatContext, "language">,
  min: number,
  max: number,
): string =>
  min === max
    ? formatArea(context, min)
    : `${formatNumber(context, min)}–${formatArea(context, max)}`;

/** The size of land: `742 m²`; above one hectare `2.4 ha` where the market uses hectares (market A6). */
export const formatLandArea = (context: FormatContext, squareMetres: number): string =>
  context.region.isLandInHectares && squareMetres > HECTARE_M2
    ? withUnit(context, squareMetres / HECTARE_M2, "ha", 2)
    : formatArea(context, squareMetres);

/** A count that may be a range: `3`, `2–4`. */
export const formatCountRange = (
  context: Pick<FormatContext, "language">,
  min: number,
  max: number,
): string =>
  min === max
    ? formatNumber(context, min)
    : `${formatNumber(context, min)}–${formatNumber(context, max)}`;

/** The size of a file, 1 MB = 1,000,000 bytes: `640 kB`, `4,2 MB`. */
export const formatFileSize = (context: Pick<FormatContext, "language">, bytes: number): string =>
  bytes >= 999_500
    ? withUnit(context, bytes / 1_000_000, "MB", 1)
    : withUnit(context, Math.max(1, Math.round(bytes / 1_000)), "kB");

/** A distance (spec §9 Commute): kilometres with one decimal above 1000 m, else whole metres. */
export const formatDistance = (
  context: Pick<FormatContext, "language">,
  metres: number,
): string => {
  const whole = Math.round(metres);
  return whole > 1_000
    ? `${formatNumber(context, whole / 1_000, 1, true)}${NO_BREAK_SPACE}km`
    : withUnit(context, whole, "m");
};

/** A time of travel (spec §9 Commute): minutes, from 60 of them hours and minutes: `9 min`, `1 t 5 min`, `1 h 5 min`. */
export const formatDuration = (
  context: Pick<FormatContext, "language">,
  seconds: number,
): string => {
  const minutes = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0;
  if (minutes < 60) return withUnit(context, minutes, "min");
  const { hourUnit } = languageConventions[context.language.code];
  const hours = withUnit(context, Math.floor(minutes / 60), hourUnit);
  return minutes % 60 === 0 ? hours : `${hours} ${withUnit(context, minutes % 60, "min")}`;
};
