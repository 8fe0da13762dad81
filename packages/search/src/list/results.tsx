import { useSearchQuery } from "@hjem/api-client/endpoints/search";
import type { Property } from "@hjem/domain/listing/property";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { ActiveFilters } from "@hjem/finder/active-filters";
import { listHref } from "@hjem/finder/list-search";
import { usePlaceNames } from "@hjem/finder/place-names";
import { useIsSearching } from "@hjem/finder/use-list-search";
import { ApiFailure } from "@hjem/storefront/answer-of";
import { usePage } from "@hjem/storefront/page";
import { PropertyCard } from "@hjem/storefront/property-card";
import { PropertyRow } from "@hjem/storefront/property-row";
import layout from "@hjem/ui/layout.module.css";
import { Pagination } from "@hjem/ui/pagination";
import { Skeleton, SkeletonCard, SkeletonList, SkeletonRow } from "@hjem/ui/skeleton";
import text from "@hjem/ui/text.module.css";
import { Navigate } from "react-router";
import { EmptyResults } from "../empty/empty-results.tsx";
import { isBeyondLastPage } from "./list-loader.ts";
import styles from "./results.module.css";
import { countedKind, placesPhrase, sentence } from "./search-title.ts";
import { SortSelect } from "./sort-select.tsx";
import { shownView, ViewSwitch } from "./view-switch.tsx";

/** Skeletons keep the room of the first screen, not of the whole page. */
const SKELETONS = [1, 2, 3, 4, 5, 6];

interface ShownProps {
  view: "list" | "grid";
}

function Homes({ view, homes }: ShownProps & { homes: readonly Property[] }) {
  return view === "grid" ? (
    <ul className={layout.cards}>
      {homes.map((home, index) => (
        <li key={home.propertyId}>
          <PropertyCard property={home} isPriority={index === 0} />
        </li>
      ))}
    </ul>
  ) : (
    <ul>
      {homes.map((home, index) => (
        <li key={home.propertyId}>
          <PropertyRow property={home} isPriority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function Waiting({ view }: ShownProps) {
  const Bars = view === "grid" ? SkeletonCard : SkeletonRow;
  return (
    <SkeletonList className={view === "grid" ? layout.cards : undefined}>
      {SKELETONS.map((each) => (
        <Bars key={each} />
      ))}
    </SkeletonList>
  );
}

/** The homes that a search finds, twelve to a page; old ones stay, dimmed, while others are on their way (visual §13). */
export function Results({ search }: { search: ParsedSearch }) {
  const page = usePage();
  const { request, extras } = search;
  const { data, error } = useSearchQuery(request);
  const places = usePlaceNames(request.geoId);
  const isSearching = useIsSearching();
  if (isBeyondLastPage(error))
    return <Navigate to={listHref({ ...request, page: 1 }, extras)} replace />;
  if (error && !data) throw new ApiFailure(500);
  if (data?.pagination.total === 0) return <EmptyResults search={search} />;

  const view = shownView(request.view);
  const heading =
    data && sentence(countedKind(page, request, data.pagination.total), placesPhrase(page, places));
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 className={text.h2}>{heading ?? <Skeleton as="heading" width={60} />}</h1>
          <ActiveFilters />
        </div>
        <div className={styles.tools}>
          <SortSelect search={search} />
          <ViewSwitch search={search} />
        </div>
      </div>
      <p className={text.visuallyHidden} role="status">
        {isSearching ? "" : heading}
      </p>
      <div className={styles.homes} aria-busy={isSearching || undefined}>
        {data ? <Homes view={view} homes={data.data} /> : <Waiting view={view} />}
      </div>
      {data && (
        <Pagination
          page={data.pagination.currentPage}
          lastPage={data.pagination.lastPage}
          hrefOf={(number) => listHref({ ...request, page: number }, extras)}
        />
      )}
    </>
  );
}
