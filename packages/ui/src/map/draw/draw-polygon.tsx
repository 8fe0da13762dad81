import { type ComponentType, Suspense, lazy, useEffect, useEffectEvent } from "react";

/** Stands for a tool whose code could not be fetched: it gives itself up, and the map stays. */
function AbsentTool({ onCancel }: { onCancel: () => void }) {
  const giveUp = useEffectEvent(onCancel);
  useEffect(() => giveUp(), []);
  return null;
}

/** For the promise of a tool's code. */
export const orAbsent = () => ({ default: AbsentTool });

/** Props of `DrawPolygon`. */
export interface DrawPolygonProps {
  /** The area that is there already, to be changed: `[lng, lat]` in order, not closed. */
  ring?: readonly (readonly [lng: number, lat: number])[];
  /** With each step: the ring when it can be an area, null when not yet. The moment to count homes. */
  onChange?: (ring: [lng: number, lat: number][] | null) => void;
  /** 3 to 200 corners that do not cross, `[lng, lat]` with five decimals (D19). */
  onFinish: (ring: [lng: number, lat: number][]) => void;
  onCancel: () => void;
  /** On the button that finishes: "Show 37 homes". @default "Finish" */
  finishLabel?: string;
}

const PolygonTool = lazy<ComponentType<DrawPolygonProps>>(() =>
  import("./polygon-tool.tsx").catch(orAbsent),
);

/**
 * Draws an area on the `ListingMap` around it: by pressing and dragging on the map, or by the panel
 * alone with keys and buttons. Fetched when it is used.
 */
export const DrawPolygon = (props: DrawPolygonProps) => (
  <Suspense>
    <PolygonTool {...props} />
  </Suspense>
);
