import { roughPosition } from "@hjem/domain/distance";
import { propertyHref } from "@hjem/home-card/result-photos";
import { usePage } from "@hjem/storefront/page";
import { ListingMap } from "@hjem/ui/map/listing-map";
import type { MapMarker } from "@hjem/ui/map/map-entries";
import { MapRoute } from "@hjem/ui/map/map-route";
import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import type { DayPlan, PlannedStop } from "./plan-day.ts";
import { type Company, formatPersons } from "./stop-names.ts";

/** Path of each site's built-in map. */
const BASE_MAP_URL = "/base-map.json";
const ZOOM_OF_ONE = 12;

/** Where a stop is; a home whose street is hidden is shown where its own map does. */
const positionOf = ({ home: { property } }: PlannedStop) =>
  property.street === "" ? roughPosition(property.location) : property.location;

/** One pin for each place, with the numbers of its stops; a link where it is that of one home. */
const pinsOf = (stops: readonly PlannedStop[]): MapMarker[] => {
  const byPlace = Map.groupBy(stops, (stop) => JSON.stringify(positionOf(stop)));
  return [...byPlace.values()].flatMap((visits) => {
    const homes = new Map(visits.map(({ home }) => [home.propertyId, home.property]));
    const [only, another] = homes.values();
    return visits.slice(0, 1).map((stop) => ({
      id: stop.home.propertyId,
      ...positionOf(stop),
      label: visits.map(({ number }) => number).join(", "),
      accessibleName: [...homes.values()].map(({ address }) => address).join("; "),
      state: "new" as const,
      ...(only && !another && { href: propertyHref(only) }),
    }));
  });
};

function viewOf(markers: readonly MapMarker[]) {
  const [first] = markers;
  if (first && markers.length === 1) return { center: first, zoom: ZOOM_OF_ONE };
  const lats = markers.map(({ lat }) => lat);
  const lngs = markers.map(({ lng }) => lng);
  return {
    bounds: {
      north: Math.max(...lats),
      south: Math.min(...lats),
      east: Math.max(...lngs),
      west: Math.min(...lngs),
    },
  };
}

/** Props of `RouteMap`. */
export interface RouteMapProps {
  plan: DayPlan;
  company: Company;
}

/** The stops of a day on a map, joined in their order for each person; those who go the same way share a line. */
export default function RouteMap({ plan, company }: RouteMapProps) {
  const page = usePage();
  const { t } = useLingui();
  const [activeId, setActiveId] = useState<string | null>(null);
  // By what is shown: the plan is a new one whenever the page is rendered.
  const key = JSON.stringify(pinsOf(plan.stops));
  const markers = useMemo(() => JSON.parse(key) as MapMarker[], [key]);
  const view = useMemo(() => viewOf(markers), [markers]);
  const ways = Map.groupBy(plan.lanes, ({ stops }) => stops.map(({ number }) => number).join());
  return (
    <ListingMap
      label={t`Map of the route`}
      view={view}
      baseMapUrl={BASE_MAP_URL}
      tiles={page.tiles}
      markers={markers}
      isInPage
      activeId={activeId}
      onActivate={setActiveId}
    >
      {[...ways].map(([numbers, lanes]) => {
        const [{ stops } = { stops: [] }] = lanes;
        const ids = lanes.map(({ userId }) => userId);
        return (
          stops.length > 1 && (
            <MapRoute
              key={numbers}
              coordinates={stops.map((stop) => {
                const { lat, lng } = positionOf(stop);
                return [lng, lat] as const;
              })}
              label={company.users.length > 1 ? formatPersons(page, company, ids) : ""}
              isEstimate
            />
          )
        );
      })}
    </ListingMap>
  );
}
