import { metresBetween, type Point } from "@hjem/domain/distance";
import { useLingui } from "@lingui/react/macro";
import { type Wind, windTo } from "../base/bearing.ts";
import { useMapFrame } from "../frame/map-frame.ts";

/** Within this distance the name of the place is enough. */
const AT_PLACE_M = 100;

/** A point's position as text. */
export interface PointLabels {
  /** "Thornbury", or the coordinates where no place is known. */
  place: string;
  /** "1.4 km NE": distance and direction from the place. */
  bearing?: string;
}

/** Formats a distance in the page's language: "400 m", "1.4 km". */
export function formatMetres(metres: number): string {
  const language = document.documentElement.lang || undefined;
  const isFar = metres >= 1000;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: isFar ? "kilometer" : "meter",
    maximumFractionDigits: isFar ? 1 : 0,
  }).format(isFar ? metres / 1000 : Math.round(metres / 10) * 10);
}

/** Describes a point's position by the nearest known place. */
export function usePointLabels(): (point: Point) => PointLabels {
  const { t } = useLingui();
  const { nearestPlace } = useMapFrame();
  const winds: Record<Wind, string> = {
    N: t`N`,
    NE: t`NE`,
    E: t`E`,
    SE: t`SE`,
    S: t`S`,
    SW: t`SW`,
    W: t`W`,
    NW: t`NW`,
  };
  return (point) => {
    const place = nearestPlace(point.lat, point.lng);
    if (!place) return { place: `${point.lat.toFixed(3)}, ${point.lng.toFixed(3)}` };
    const metres = metresBetween(place, point);
    if (Math.round(metres) < AT_PLACE_M) return { place: place.name };
    return { place: place.name, bearing: `${formatMetres(metres)} ${winds[windTo(place, point)]}` };
  };
}
