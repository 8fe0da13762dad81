import { type ComponentType, Suspense, lazy } from "react";

/** Props of `MapRoute`. */
export interface MapRouteProps {
  /** Corners of the line as `[lng, lat]`, from the home to the address. */
  coordinates: readonly (readonly [lng: number, lat: number])[];
  /** Written at the end of the line: the address, or who goes there; nothing where it is empty. */
  label: string;
  /** The line is no road but joins both ends: it is dashed. */
  isEstimate: boolean;
}

/** A route whose code failed to load: the map stays, and its text says the same. */
const orNone = () => ({ default: () => null });

const RouteLine = lazy<ComponentType<MapRouteProps>>(() =>
  import("./route-line.tsx").catch(orNone),
);

/**
 * The way from a home to an address, on the surrounding `ListingMap`. A picture only: the page states name, time and
 * distance as text.
 */
export const MapRoute = (props: MapRouteProps) => (
  <Suspense>
    <RouteLine {...props} />
  </Suspense>
);
