import { MapRoute } from "@hjem/ui/map/map-route";
import { useWay, type WayProps } from "./use-way.ts";

/** The way to one address as a line on the map of the home; none while it is unknown or leads nowhere (SAVE-054). */
export function CommuteRoute(way: WayProps) {
  const { route } = useWay(way);
  if (!route) return null;
  return (
    <MapRoute
      coordinates={route.coordinates}
      label={route.addressDisplayName}
      isEstimate={route.isEstimate}
    />
  );
}
