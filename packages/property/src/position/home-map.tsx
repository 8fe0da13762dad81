import { usePage } from "@hjem/storefront/page";
import { ListingMap } from "@hjem/ui/map/listing-map";
import { useMemo } from "react";
import type { PositionModel } from "./position-model.ts";

/** Path of each site's built-in map. */
const BASE_MAP_URL = "/base-map.json";
/** Maximum zoom: detailed tiles show streets; the built-in map has coasts and places only. */
const ZOOM = { tiles: 15, builtIn: 12 } as const;
/** Radius in metres around a position that is not shown exactly. */
const AREA_M = 800;

/** Props of `HomeMap`. */
export interface HomeMapProps extends Pick<
  PositionModel,
  "address" | "lat" | "lng" | "isApproximate" | "pin"
> {
  /** Accessible name of the map. */
  label: string;
}

const ignore = () => {};

/** The home's pin on the built-in map, or the neighbourhood of a home whose street is hidden. */
export default function HomeMap({ label, address, lat, lng, isApproximate, pin }: HomeMapProps) {
  const { tiles } = usePage();
  const view = useMemo(
    () => ({ center: { lat, lng }, zoom: tiles ? ZOOM.tiles : ZOOM.builtIn }),
    [lat, lng, tiles],
  );
  const markers = useMemo(
    () =>
      isApproximate ? [] : [{ ...pin, lat, lng, accessibleName: address, state: "new" as const }],
    [isApproximate, pin, lat, lng, address],
  );
  return (
    <ListingMap
      label={label}
      view={view}
      baseMapUrl={BASE_MAP_URL}
      tiles={tiles}
      markers={markers}
      area={isApproximate ? { center: { lat, lng }, metres: AREA_M } : null}
      isInPage
      activeId={pin.id}
      onActivate={ignore}
    />
  );
}
