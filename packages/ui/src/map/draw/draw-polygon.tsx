import { type ComponentType, Suspense, lazy, useEffect, useEffectEvent } from "react";

/** Replaces a tool whose code failed to load: it cancels itself, and the map stays. */
function AbsentTool({ onCancel }: { onCancel: () => void }) {
  const giveUp = useEffectEvent(onCancel);
  useEffect(() => giveUp(), []);
  return null;
}

/** Handles the import of a tool's code. */
export const orAbsent = () => ({ default: AbsentTool });

/** Props of `DrawPolygon`. */
export interface DrawPolygonProps {
  /** The current area, to be edited: `[lng, lat]` in order, not closed. */
  ring?: readonly (readonly [lng: number, lat: number])[];
  /** Called on each step: the ring if it is a valid area, otherwise null. For counting homes. */
  onChange?: (ring: [lng: number, lat: number][] | null) => void;
  /** Called with 3 to 200 corners that do not cross, `[lng, lat]` with five decimals (D19). */
  onFinish: (ring: [lng: number, lat: number][]) => void;
  onCancel: () => void;
  /** Label of the button that finishes: "Show 37 homes". @default "Finish" */
  finishLabel?: string;
}

const PolygonTool = lazy<ComponentType<DrawPolygonProps>>(() =>
  import("./polygon-tool.tsx").catch(orAbsent),
);

/**
 * Draws an area on the surrounding `ListingMap`: by clicking and dragging on the map, or by the panel only with keys
 * and buttons. Loaded when it is used.
 */
export const DrawPolygon = (props: DrawPolygonProps) => (
  <Suspense>
    <PolygonTool {...props} />
  </Suspense>
);
