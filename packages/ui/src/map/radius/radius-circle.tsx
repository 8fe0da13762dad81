import type { Point } from "@hjem/domain/distance";
import { type ComponentType, Suspense, lazy } from "react";
import { orAbsent } from "../draw/draw-polygon.tsx";

/** A circle on the map. */
export interface MapCircle {
  center: Point;
  metres: number;
}

/** Props of `RadiusCircle`. */
export interface RadiusCircleProps {
  /** The current circle; null starts one in the centre of the map. */
  circle: MapCircle | null;
  /** Radii to choose from, in metres. @default 500 to 20,000 */
  choices?: readonly number[];
  onChange: (circle: MapCircle) => void;
  onFinish: () => void;
  onCancel: () => void;
  /** Label of the button that finishes: "Show 37 homes". @default "Finish" */
  finishLabel?: string;
}

const RadiusTool = lazy<ComponentType<RadiusCircleProps>>(() =>
  import("./radius-tool.tsx").catch(orAbsent),
);

/**
 * Restricts a search to a radius in metres around a point of the surrounding `ListingMap`: the point is clicked,
 * dragged or moved by keys. Loaded when it is used.
 */
export const RadiusCircle = (props: RadiusCircleProps) => (
  <Suspense>
    <RadiusTool {...props} />
  </Suspense>
);
