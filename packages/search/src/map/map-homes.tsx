import { useSearchQuery } from "@hjem/api-client/endpoints/search";
import { resultPrice } from "@hjem/domain/format/result-price";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { UnitsLine } from "@hjem/home-card/property-card";
import { ResultDetails } from "@hjem/home-card/result-details";
import { propertyHref, ResultPhotos } from "@hjem/home-card/result-photos";
import { ResultTags } from "@hjem/home-card/result-tags";
import { usePage } from "@hjem/storefront/page";
import { CardLine, CardTitle } from "@hjem/ui/card";
import { MapRow } from "@hjem/ui/map/map-row";
import { Price } from "@hjem/ui/price";
import { Skeleton } from "@hjem/ui/skeleton";
import styles from "./map-view.module.css";

const SIZES = "(width >= 1024px) 9.5rem, 8rem";

/** How rows and pins highlight each other. */
export interface Lighting {
  activeId: string | null;
  onActivate: (id: string | null) => void;
}

/** Data of a home from its pin, until the rest has loaded. */
export interface PinFacts {
  id: string;
  href: string;
  price: string;
  title: string;
}

/** Props of `MapHome`. */
export interface MapHomeProps extends Lighting {
  /** The home itself, once loaded. */
  property: ResultHome | undefined;
  /** Fallback until then, and if loading fails. */
  pin: PinFacts;
  /** Number of matching units of a project, with a link to it (D55); no line without it. */
  units: UnitsLine | undefined;
  /** Days of viewings of the search. */
  viewingDays: SearchRequest["viewingDate"];
}

/** A home of the map in a few lines: its picture, price, address, facts, units and next viewing. */
export function MapHome({ property, pin, units, viewingDays, activeId, onActivate }: MapHomeProps) {
  const page = usePage();
  const { figure, statement } = property
    ? resultPrice(page, property)
    : { figure: pin.price, statement: "" };
  return (
    <MapRow
      id={pin.id}
      isActive={pin.id === activeId}
      onActivate={onActivate}
      photo={
        property ? (
          <ResultPhotos property={property} units={units} sizes={SIZES} hasTags={false} />
        ) : (
          <Skeleton as="photo" />
        )
      }
    >
      <Price>{figure}</Price>
      <CardTitle href={units?.href ?? pin.href}>{property?.address ?? pin.title}</CardTitle>
      <ResultDetails property={property} units={units} viewingDays={viewingDays} isShort />
      {statement && <CardLine>{statement}</CardLine>}
      {/* The picture has no room for a tag beside its heart. */}
      <p className={styles.tag}>{property && <ResultTags property={property} max={1} />}</p>
    </MapRow>
  );
}

/** Props of `MapHomes`. */
export interface MapHomesProps extends Lighting {
  request: SearchRequest;
  /** Number of matching units of each project, by its id (D55). */
  units: Record<string, UnitsLine>;
}

/** One page of the homes on the map. */
export function MapHomes({ request, units, ...lighting }: MapHomesProps) {
  const { data } = useSearchQuery(request);
  return (
    <ul>
      {data?.data.map((home) => (
        <li key={home.propertyId}>
          <MapHome
            property={home}
            units={units[home.propertyId]}
            viewingDays={request.viewingDate}
            pin={{ id: home.propertyId, href: propertyHref(home), price: "", title: "" }}
            {...lighting}
          />
        </li>
      ))}
    </ul>
  );
}
