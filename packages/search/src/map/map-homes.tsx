import { useSearchQuery } from "@hjem/api-client/endpoints/search";
import type { Property } from "@hjem/domain/listing/property";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { usePage } from "@hjem/storefront/page";
import { ResultFacts } from "@hjem/storefront/result-facts";
import { propertyHref, ResultPhotos } from "@hjem/storefront/result-photos";
import { resultPrice } from "@hjem/storefront/result-price";
import { ResultWhen } from "@hjem/storefront/result-when";
import { CardTitle } from "@hjem/ui/card";
import { MapRow } from "@hjem/ui/map/map-row";
import { Price } from "@hjem/ui/price";

const SIZES = "(width >= 1024px) 9.5rem, 8rem";

/** How rows and pins light each other. */
export interface Lighting {
  activeId: string | null;
  onActivate: (id: string | null) => void;
}

function Home({ property, activeId, onActivate }: Lighting & { property: Property }) {
  const page = usePage();
  const { propertyId } = property;
  return (
    <MapRow
      id={propertyId}
      isActive={propertyId === activeId}
      onActivate={onActivate}
      photo={<ResultPhotos property={property} sizes={SIZES} tagsMax={1} />}
    >
      <Price>{resultPrice(page, property).figure}</Price>
      <CardTitle href={propertyHref(property)}>{property.address}</CardTitle>
      <ResultFacts property={property} isShort />
      <ResultWhen property={property} />
    </MapRow>
  );
}

/** One page of the homes that the map shows. */
export function MapHomes({ request, ...lighting }: Lighting & { request: SearchRequest }) {
  const { data } = useSearchQuery(request);
  return (
    <ul>
      {data?.data.map((home) => (
        <li key={home.propertyId}>
          <Home property={home} {...lighting} />
        </li>
      ))}
    </ul>
  );
}
