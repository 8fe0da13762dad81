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
  /** The circle as it is now; null starts one in the middle of the map. */
  circle: MapCircle | null;
  /** Sizes to choose from, in metres. @default 500 to 20,000 */
  choices?: readonly number[];
  onChange: (circle: MapCircle) => void;
  onFinish: () => void;
  onCancel: () => void;
  /** On the button that finishes: "Show 37 homes". @default "Finish" */
  finishLabel?: string;
}

const RadiusTool = lazy<ComponentType<RadiusCircleProps>>(() =>
  import("./radius-tool.tsx").catch(orAbsent),
);

/**
 * Holds a search to so many metres around a point of the `ListingMap` around it: the point is
 * pressed, dragged or moved by keys. Fetched when it is used.
 */
export const RadiusCircle = (props: RadiusCircleProps) => (
  <Suspense>
    <RadiusTool {...props} />
  </Suspense>
);
