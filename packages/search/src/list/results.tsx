import { useSearchQuery } from "@hjem/api-client/endpoints/search";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { ActiveFilters } from "@hjem/finder/active-filters";
import { useIsSearching } from "@hjem/finder/submit-search";
import { PropertyCard, resultHtmlSource } from "@hjem/home-card/property-card";
import type { PastSearch } from "@hjem/saved/search-history";
import { afterLoad } from "@hjem/storefront/after-load";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { Pagination } from "@hjem/ui/pagination";
import { Skeleton, SkeletonCard, SkeletonList, SkeletonRow } from "@hjem/ui/skeleton";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { memo, useEffect, type ReactNode, Suspense, use } from "react";
import type { ListModel, ResultsModel } from "../model/list-model.ts";
import { pageHref } from "../model/page-href.ts";
import { noResultsMessages } from "../no-results/no-results-messages.ts";
import { FewResults, SaveThisSearch } from "./lazy-tools.ts";
import styles from "./results.module.css";

/** Sorting and view. */
const ResultsTools = lazyComponent(() => import("./results-tools.tsx"));

/** Prefetches the next page when the reader is near the end of this one and the browser is idle. Renders nothing. */
const NextPage = lazyComponent(() => import("./next-page.tsx"));

/**
 * Empty state: suggestions by filter and homes that fail one filter only, or that there are no listings yet. Few
 * searches need it.
 */
const EmptyResults = lazyComponent(() => import("../no-results/empty-results.tsx"), {
  render: "on-visible",
  messages: noResultsMessages,
});

/** A result in a list: picture, text, ledger (visual.md §6). The whole row is one link. */
const PropertyRow = lazyComponent(() => import("@hjem/home-card/property-row"), {
  htmlSource: resultHtmlSource,
});

/** Placeholders fill the first screen, not the whole page. */
const SKELETONS = [1, 2, 3, 4, 5, 6];

/** The same list each time, so that what is memoized by it stays. */
const NO_HOMES: readonly ResultHome[] = [];

/** Records the current search, once the page has loaded; null records nothing. */
function useRecordSearch(search: PastSearch | null, request: SearchRequest): void {
  const { store } = usePage();
  useEffect(() => {
    if (!search) return;
    const record = async () =>
      (await import("@hjem/saved/record-search")).recordSearch(store, search, request);
    // Caught: where its code fails to load, the search is not recorded.
    afterLoad(() => void record().catch(() => undefined));
  }, [store, search, request]);
}

interface HeadProps {
  model: ListModel;
  surrounding?: ResultsModel["surrounding"];
  children: ReactNode;
}

function Head({ model, surrounding, children }: HeadProps) {
  return (
    <div className={`${layout.edgeRow} ${styles.head}`}>
      <div className={styles.words}>
        <h1 className={text.h2}>{children}</h1>
        <ActiveFilters {...model.chosen} />
        {surrounding && (
          <p>
            <LinkButton href={surrounding.href}>{surrounding.label}</LinkButton>
          </p>
        )}
      </div>
      <div className={layout.edge}>
        <SaveThisSearch model={model} mapView={null} />
      </div>
      <div className={`${layout.edge} ${styles.tools}`}>
        <ResultsTools sort={model.sort} view={model.view} views={model.views} />
      </div>
    </div>
  );
}

interface HomesProps extends Pick<ResultsModel, "found" | "units" | "rentals"> {
  viewingDays: SearchRequest["viewingDate"];
  view: ListModel["view"];
  homes: readonly ResultHome[];
}

const Homes = memo(({ view, homes, found, units, rentals, viewingDays }: HomesProps) => {
  const Result = view === "grid" ? PropertyCard : PropertyRow;
  return (
    <ul className={view === "grid" ? layout.cards : undefined}>
      {homes.map((home, index) => (
        <li key={home.propertyId}>
          <Result
            property={home}
            isPriority={index === 0}
            found={found?.[home.propertyId]}
            units={units[home.propertyId]}
            rental={rentals[home.propertyId]}
            viewingDays={viewingDays}
          />
        </li>
      ))}
    </ul>
  );
});

/** The old results, marked as busy while others are loading: then nothing in them is rendered anew. */
function BusyWhileSearching({ children }: { children: ReactNode }) {
  const isSearching = useIsSearching();
  return (
    <div className={styles.homes} aria-busy={isSearching || undefined}>
      {children}
    </div>
  );
}

/** Announces the heading of each new search. */
function Announcement({ children }: { children: string }) {
  return (
    <p className={text.visuallyHidden} role="status">
      {useIsSearching() ? "" : children}
    </p>
  );
}

/** The page while its homes are loading: bar, chips and tools work already (visual §13). */
function Waiting({ model }: { model: ListModel }) {
  const Bars = model.view === "grid" ? SkeletonCard : SkeletonRow;
  return (
    <>
      <Head model={model}>
        <span className={text.visuallyHidden}>
          <Trans>Loading results</Trans>
        </span>
        <Skeleton as="heading" width={60} />
      </Head>
      <SkeletonList className={model.view === "grid" ? layout.cards : undefined}>
        {SKELETONS.map((each) => (
          <Bars key={each} />
        ))}
      </SkeletonList>
    </>
  );
}

interface ShownProps {
  model: ListModel;
  results: ResultsModel;
}

function Shown({ model, results }: ShownProps) {
  const { heading, pages, empty, few, surrounding, found, units, rentals } = results;
  const { data } = useSearchQuery(model.request);
  useRecordSearch(empty ? null : model.past, model.request);
  if (empty) {
    return (
      <BusyWhileSearching>
        <EmptyResults {...empty} save={<SaveThisSearch model={model} mapView={null} />} />
      </BusyWhileSearching>
    );
  }
  const hrefOf = pageHref(model.pageHrefs);
  const next = pages && pages.current < pages.last ? hrefOf(pages.current + 1) : undefined;
  return (
    <>
      <Head model={model} surrounding={surrounding}>
        {heading}
      </Head>
      <Announcement>{heading}</Announcement>
      <h2 className={text.visuallyHidden}>
        <Trans>Results</Trans>
      </h2>
      <BusyWhileSearching>
        <Homes
          view={model.view}
          homes={data?.data ?? NO_HOMES}
          found={found}
          units={units}
          rentals={rentals}
          viewingDays={model.request.viewingDate}
        />
      </BusyWhileSearching>
      {few > 0 && <FewResults total={few} />}
      {pages && <Pagination page={pages.current} lastPage={pages.last} hrefOf={hrefOf} />}
      {next && <NextPage key={next} href={next} />}
      {model.area && (
        <p className={styles.area}>
          <Link className={text.link} href={model.area.href}>
            {model.area.label}
          </Link>
        </p>
      )}
    </>
  );
}

function Awaited({ model, results }: { model: ListModel; results: Promise<ResultsModel> }) {
  return <Shown model={model} results={use(results)} />;
}

/** The results of a search, twelve per page; old ones stay, dimmed, while others are loading (visual §13). */
export function Results({ model }: { model: ListModel }) {
  const { results } = model;
  if (!results) return null;
  return results instanceof Promise ? (
    <Suspense fallback={<Waiting model={model} />}>
      <Awaited model={model} results={results} />
    </Suspense>
  ) : (
    <Shown model={model} results={results} />
  );
}
