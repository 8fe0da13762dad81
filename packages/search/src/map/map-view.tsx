import { formatNumber } from "@hjem/domain/format/format-number";
import type { MapPosition } from "@hjem/domain/saved/saved-search";
import { ActiveFilters } from "@hjem/finder/active-filters";
import { listHref } from "@hjem/finder/list-search";
import { hasFilters } from "@hjem/finder/project-units-query";
import { useIsSearching } from "@hjem/finder/submit-search";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { SearchAsIMove } from "@hjem/ui/map/search-as-i-move";
import { SplitView } from "@hjem/ui/map/split-view";
import { Pagination } from "@hjem/ui/pagination";
import { GridIcon, ListIcon, MapIcon } from "@hjem/ui/result-icons";
import { SegmentedLinks } from "@hjem/ui/segmented";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { FewResults, IgnoredNotice } from "../list/lazy-tools.ts";
import { SaveThisSearch } from "../list/lazy-tools.ts";
import type { IgnoredNoticeProps } from "../list/notices/ignored-notice.tsx";
import { SortSelect } from "../list/sort-select.tsx";
import type { ListModel, ResultsModel } from "../model/list-model.ts";
import { pageHref } from "../model/page-href.ts";
import { countedNoun } from "../title/search-title.ts";
import type { AreaTool } from "./area-tools.tsx";
import { areaOf, boundsOfArea, frameOf, isWithin, withoutFrame } from "./map-frame.ts";
import { MapHomes } from "./map-homes.tsx";
import { MapSide } from "./map-side.tsx";
import styles from "./map-view.module.css";
import { useMapMoves } from "./use-map-moves.ts";
import { useMapSearch } from "./use-map-search.ts";

const LIST_ID = "homes-in-map";
const viewIcons = { list: ListIcon, grid: GridIcon, map: MapIcon };

/** Props of `MapView`. */
export interface MapViewProps extends Pick<IgnoredNoticeProps, "onClean"> {
  model: ListModel;
}

/** The loaded results of a search. */
interface Found {
  model: ListModel;
  results: ResultsModel;
}

/** The last results: they stay if loading fails. */
function useLastFound(model: ListModel): Found | null {
  const { results } = model;
  const [last, setLast] = useState<Found | null>(null);
  if (results === null || results instanceof Promise) return last;
  if (last?.model !== model) setLast({ model, results });
  return { model, results };
}

/** "37 homes on the map", or in the visitor's own area if all of it is visible. */
function useHeading({ request }: ListModel, total: number): string {
  const page = usePage();
  const { t } = useLingui();
  const counted = countedNoun(page, request, total, formatNumber(page, total));
  const area = areaOf(request);
  const inner = area && boundsOfArea(area);
  const frame = frameOf(request);
  const isWholeArea = inner !== null && (frame === null || isWithin(inner, frame));
  return isWholeArea ? t`${counted} in your area` : t`${counted} on the map`;
}

interface ToolsProps {
  model: ListModel;
  isFollowing: boolean;
  onFollow: (isOn: boolean) => void;
  /** Where the map stands; null until it does. */
  mapView: MapPosition | null;
}

function Tools({ model, isFollowing, onFollow, mapView }: ToolsProps) {
  const { t } = useLingui();
  return (
    <>
      <SegmentedLinks
        label={t`View as`}
        isCompact
        segments={model.views.map(({ view, href, label }) => ({
          href,
          label,
          icon: viewIcons[view],
          isCurrent: view === model.view,
        }))}
      />
      <div className={styles.sort}>
        <SortSelect {...model.sort} />
      </div>
      <SaveThisSearch model={model} mapView={mapView} />
      <div className={styles.follow}>
        <SearchAsIMove isOn={isFollowing} onChange={onFollow} />
      </div>
      <div className={styles.chosen}>
        <ActiveFilters {...model.chosen} />
      </div>
    </>
  );
}

/** Scrolls to the first home whenever the list changes. */
function useListFromTop(address: string) {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    document.getElementById(LIST_ID)?.scrollTo({ top: 0 });
  }, [address]);
}

/** Empty state; on devices where the map cannot be moved, with links to the same search elsewhere. */
function NothingHere({ model }: { model: ListModel }) {
  const { request } = model;
  const list = model.views.find(({ view }) => view === "list");
  return (
    <>
      <p className={text.secondary}>
        {request.listingType === "commercial" ? (
          <Trans>No properties in this area.</Trans>
        ) : (
          <Trans>No homes in this area.</Trans>
        )}{" "}
        {hasFilters(withoutFrame(request)) ? (
          <Trans>Move the map or remove a filter.</Trans>
        ) : (
          <Trans>Move the map or zoom out.</Trans>
        )}
      </p>
      <noscript>
        <p className={styles.elsewhere}>
          {frameOf(request) && (
            <LinkButton href={listHref(withoutFrame({ ...request, page: 1 }))} size="s">
              <Trans>Search outside this area</Trans>
            </LinkButton>
          )}
          {list && (
            <LinkButton href={list.href} size="s">
              <Trans>Show as a list</Trans>
            </LinkButton>
          )}
        </p>
      </noscript>
    </>
  );
}

/** Results of a search beside their map; on a phone as a sheet over it (SRCH-013, visual §8). */
export default function MapView({ model, onClean }: MapViewProps) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const [tool, setTool] = useState<AreaTool | null>(null);
  const isSearching = useIsSearching();
  const search = useMapSearch();
  const moves = useMapMoves(model.request, tool !== null);
  const found = useLastFound(model);
  const total = found?.results.pages ? found.results.total : 0;
  const heading = useHeading(found?.model ?? model, total);
  const address = model.pageHrefs.first + model.request.page;
  useListFromTop(address);
  const lighting = { activeId, onActivate: setActiveId };
  const { pages, few = 0, surrounding } = found?.results ?? {};
  // An empty map suggests changes, as an empty list does.
  const hasFew = found !== null && (!pages || few > 0);
  return (
    <div className={styles.view}>
      <SplitView
        listId={LIST_ID}
        page={address}
        isSheetHidden={tool !== null}
        heading={<h1>{heading}</h1>}
        tools={
          <Tools
            model={model}
            isFollowing={moves.isFollowing}
            onFollow={moves.setIsFollowing}
            mapView={moves.position}
          />
        }
        list={
          <div className={styles.homes} aria-busy={isSearching || undefined}>
            {model.ignored && <IgnoredNotice ignored={model.ignored} onClean={onClean} />}
            <h2 className={text.visuallyHidden}>
              <Trans>Results</Trans>
            </h2>
            {surrounding && (
              <p className={styles.surrounding}>
                <LinkButton href={surrounding.href} size="s">
                  {surrounding.label}
                </LinkButton>
              </p>
            )}
            {found && pages ? (
              <>
                <MapHomes request={found.model.request} units={found.results.units} {...lighting} />
                <Pagination
                  page={pages.current}
                  lastPage={pages.last}
                  hrefOf={pageHref(found.model.pageHrefs)}
                />
              </>
            ) : (
              <NothingHere model={model} />
            )}
            {hasFew && <FewResults total={total} />}
          </div>
        }
        map={
          <MapSide
            request={model.request}
            moves={moves}
            total={total}
            listId={LIST_ID}
            tool={tool}
            onTool={setTool}
            hasFailed={model.results === null || moves.pins.isError}
            onTryAgain={() => {
              search((same) => same, { isReplacing: true });
              if (moves.pins.isError) void moves.pins.refetch();
            }}
            {...lighting}
          />
        }
      />
    </div>
  );
}
