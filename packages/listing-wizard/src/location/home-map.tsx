import type { Point } from "@hjem/domain/distance";
import { usePage } from "@hjem/storefront/page";
import { HomePin } from "@hjem/ui/map/home-pin";
import { ListingMap } from "@hjem/ui/map/listing-map";

/** Path of each site's built-in map. */
const BASE_MAP_URL = "/base-map.json";

/** Where the map opens. */
export interface HomeMapView {
  center: Point;
  zoom: number;
}

/** Props of `HomeMap`. */
export interface HomeMapProps {
  /** Accessible name of the map. */
  label: string;
  /** Accessible name of the pin. */
  pinLabel: string;
  at: Point | null;
  /** The view at first, and whenever this changes. */
  view: HomeMapView;
  onMove: (point: Point) => void;
}

const nothing = () => {};

/** The map on which an owner puts the pin of a home in its place. */
export default function HomeMap({ label, pinLabel, at, view, onMove }: HomeMapProps) {
  const { tiles } = usePage();
  return (
    <ListingMap
      label={label}
      view={view}
      baseMapUrl={BASE_MAP_URL}
      tiles={tiles}
      markers={[]}
      isInPage
      onActivate={nothing}
    >
      <HomePin at={at} label={pinLabel} onMove={onMove} />
    </ListingMap>
  );
}
