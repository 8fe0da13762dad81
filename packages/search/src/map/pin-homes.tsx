import { useSearchQuery } from "@hjem/api-client/endpoints/search";
import { PAGE_SIZE_MAX } from "@hjem/domain/limits";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { usePage } from "@hjem/storefront/page";
import type { MapMarker } from "@hjem/ui/map/map-entries";
import { matchingUnitsLines } from "../model/matching-units.ts";
import { withoutFrame } from "./map-frame.ts";
import { type Lighting, MapHome } from "./map-homes.tsx";

/** Props of `PinHomes`. */
export interface PinHomesProps {
  request: SearchRequest;
  /** The homes of one pin. */
  markers: readonly MapMarker[];
}

/** Pin and card belong together: they need not highlight each other. */
const unlit: Lighting = { activeId: null, onActivate: () => undefined };

/**
 * The homes of a pin, in its card (S19). The pin's own data is shown at once with a link to the home, also if the
 * rest fails to load.
 */
export function PinHomes({ request, markers }: PinHomesProps) {
  const page = usePage();
  const shown = markers.slice(0, PAGE_SIZE_MAX);
  // With the filters of the search, so that a project shows how many of its units match (D55).
  const { currentData } = useSearchQuery({
    ...withoutFrame(request),
    propertyId: shown.map(({ id }) => id),
    page: 1,
    size: shown.length,
  });
  const homes = currentData?.data ?? [];
  const units = matchingUnitsLines(page, request, homes);
  return (
    <ul>
      {shown.map(({ id, href = "", label, accessibleName }) => (
        <li key={id}>
          <MapHome
            property={homes.find(({ propertyId }) => propertyId === id)}
            units={units[id]}
            viewingDays={request.viewingDate}
            pin={{ id, href, price: label, title: accessibleName }}
            {...unlit}
          />
        </li>
      ))}
    </ul>
  );
}
