import type { CommuteMode } from "@hjem/domain/travel/directions";
import { estimateCommute } from "@hjem/domain/travel/estimate-commute";
import { useCommuteAddresses } from "@hjem/saved/commute-addresses";
import { usePage } from "@hjem/storefront/page";
import { ListingMap } from "@hjem/ui/map/listing-map";
import { MapToolButton } from "@hjem/ui/map/map-tool-button";
import { MapIcon } from "@hjem/ui/result-icons";
import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { CommuteRoute } from "./commute/commute-route.tsx";
import type { PositionModel } from "./position-model.ts";

/** Path of each site's built-in map. */
const BASE_MAP_URL = "/base-map.json";
/** Maximum zoom: detailed tiles show streets; the built-in map has coasts and places only. */
const ZOOM = { tiles: 15, builtIn: 12 } as const;
/** Radius in metres around a position that is not shown exactly. */
const AREA_M = 800;

/** Part of a way's extent that is left free on each side: for its bends, and for the name at its end. */
const EDGE = 0.2;

/** The extent of some degrees, with free edges. */
const withEdges = (degrees: readonly number[]): [min: number, max: number] => {
  const [min, max] = [Math.min(...degrees), Math.max(...degrees)];
  const edge = (max - min) * EDGE;
  return [min - edge, max + edge];
};

/** Props of `HomeMap`. */
export interface HomeMapProps extends Pick<
  PositionModel,
  "address" | "lat" | "lng" | "county" | "isApproximate" | "pin"
> {
  /** Accessible name of the map. */
  label: string;
  /** How the visitor travels. */
  mode: CommuteMode;
}

const ignore = () => {};

/**
 * The home's pin on the built-in map, or the neighbourhood of a home whose street is hidden, with the ways to the visible
 * places of the visitor (SAVE-054, SAVE-057).
 */
export default function HomeMap({
  label,
  address,
  lat,
  lng,
  county,
  isApproximate,
  pin,
  mode,
}: HomeMapProps) {
  const { t } = useLingui();
  const { tiles, region } = usePage();
  const [isWhole, setIsWhole] = useState(true);
  const home = useMemo(() => ({ lat, lng }), [lat, lng]);
  const addresses = useCommuteAddresses();
  // What no way leads to, such as a place of another continent, would show the world.
  const reached = useMemo(() => {
    const isFjordCounty = region.fjordCounties?.includes(county) ?? false;
    return addresses.filter(
      ({ isHidden, coordinates }) =>
        !isHidden && estimateCommute(home, coordinates, mode, { isFjordCounty }),
    );
  }, [addresses, home, mode, county, region]);
  const hasRoutes = reached.length > 0;
  const view = useMemo(() => {
    if (!isWhole || !hasRoutes) {
      return { center: home, zoom: tiles ? ZOOM.tiles : ZOOM.builtIn };
    }
    const points = [home, ...reached.map(({ coordinates }) => coordinates)];
    const [south, north] = withEdges(points.map((point) => point.lat));
    const [west, east] = withEdges(points.map((point) => point.lng));
    return { bounds: { north, south, east, west } };
  }, [home, tiles, isWhole, hasRoutes, reached]);
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
      area={isApproximate ? { center: home, metres: AREA_M } : null}
      isInPage
      activeId={pin.id}
      onActivate={ignore}
      tools={
        hasRoutes && (
          <MapToolButton
            icon={MapIcon}
            label={t`Show the whole route`}
            isOn={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          />
        )
      }
    >
      {addresses.map(
        (each) =>
          !each.isHidden && (
            <CommuteRoute
              key={`${each.coordinates.lat},${each.coordinates.lng}`}
              home={home}
              county={county}
              address={each}
              mode={mode}
            />
          ),
      )}
    </ListingMap>
  );
}
