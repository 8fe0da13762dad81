import type { Point } from "@hjem/domain/distance";
import { type ComponentType, lazy, Suspense } from "react";

/** Props of `HomePin`. */
export interface HomePinProps {
  /** Position of the home; null until it is placed by a click. */
  at: Point | null;
  /** Accessible name: "Pin of Storgata 12". */
  label: string;
  /** Called when it was placed: by a click, at the end of a drag, by each arrow key. */
  onMove: (point: Point) => void;
}

const HomePinTool = lazy<ComponentType<HomePinProps>>(() =>
  // Caught: a failed download leaves the pin where it is.
  import("./home-pin-tool.tsx").catch(() => ({ default: () => null })),
);

/**
 * The pin of one home on the surrounding `ListingMap`, to be put in its place: by a click, by dragging, or focused and
 * moved by the arrow keys, 10 m at a time and 100 m with Shift. Loaded when it is used.
 */
export const HomePin = (props: HomePinProps) => (
  <Suspense>
    <HomePinTool {...props} />
  </Suspense>
);
