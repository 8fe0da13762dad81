import { useSearchQuery } from "@hjem/api-client/endpoints/search";
import { PAGE_SIZE_MAX } from "@hjem/domain/limits";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { MapMarker } from "@hjem/ui/map/map-entries";
import { type Lighting, MapHome } from "./map-homes.tsx";

/** Props of `PinHomes`. */
export interface PinHomesProps {
  request: Pick<SearchRequest, "listingType" | "acquisition" | "availability">;
  /** The homes of one pin. */
  markers: readonly MapMarker[];
}

/** Pin and card are one thing already: they need not light each other. */
const unlit: Lighting = { activeId: null, onActivate: () => undefined };

/**
 * The homes of a pin, as its card says them (S19). What the pin knows stands there at once and leads to the home, also
 * where the rest does not come.
 */
export function PinHomes({ request, markers }: PinHomesProps) {
  const { listingType, acquisition, availability } = request;
  const shown = markers.slice(0, PAGE_SIZE_MAX);
  const { currentData } = useSearchQuery({
    listingType,
    acquisition,
    ...(availability && { availability }),
    propertyId: shown.map(({ id }) => id),
    size: shown.length,
  });
  return (
    <ul>
      {shown.map(({ id, href = "", label, accessibleName }) => (
        <li key={id}>
          <MapHome
            property={currentData?.data.find(({ propertyId }) => propertyId === id)}
            pin={{ id, href, price: label, title: accessibleName }}
            {...unlit}
          />
        </li>
      ))}
    </ul>
  );
}
