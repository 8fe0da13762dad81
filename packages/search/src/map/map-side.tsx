import { formatNumber } from "@hjem/domain/format/format-number";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { useSavedIds } from "@hjem/saved/saved-ids";
import { useViewedHomes } from "@hjem/saved/viewed-homes";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { WarningIcon } from "@hjem/ui/icons";
import { ListingMap, type ListingMapProps } from "@hjem/ui/map/listing-map";
import type { MapMarker } from "@hjem/ui/map/map-entries";
import { SearchThisArea } from "@hjem/ui/map/search-as-i-move";
import { useBackCloses } from "@hjem/ui/use-back-closes";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useRef } from "react";
import { useLocation } from "react-router";
import { countedNoun } from "../title/search-title.ts";
import { AreaButtons, AreaDraft, type AreaTool } from "./area-tools.tsx";
import { areaOf, reachCircles, type SearchedArea, withArea } from "./map-frame.ts";
import type { Lighting } from "./map-homes.tsx";
import styles from "./map-view.module.css";
import { PinHomes } from "./pin-homes.tsx";
import { pinsOf } from "./pins.ts";
import type { useMapMoves } from "./use-map-moves.ts";
import { useMapSearch } from "./use-map-search.ts";
import { usePreview } from "./use-preview.ts";

/** Path of each site's built-in map. */
const BASE_MAP_URL = "/base-map.json";

/** Props of `MapSide`. */
export interface MapSideProps extends Lighting {
  request: SearchRequest;
  moves: ReturnType<typeof useMapMoves>;
  /** Label of the map, by the contents of the list. */
  total: number;
  listId: string;
  tool: AreaTool | null;
  onTool: (tool: AreaTool | null) => void;
  /** True if the list failed to load. */
  hasFailed: boolean;
  onTryAgain: () => void;
}

const usePins = ({ data }: MapSideProps["moves"]["pins"]) => {
  const page = usePage();
  const { t } = useLingui();
  const viewed = useViewedHomes();
  const saved = useSavedIds();
  const onRequest = t({
    message: "Ask",
    comment: "On a small pin: the price is told by the agent",
  });
  return useMemo(
    () => pinsOf(data?.data ?? [], { saved, viewed }, { ...page, onRequest }),
    [data, saved, viewed, page, onRequest],
  );
};

/** Closes a layer over the map whose history entry another view has replaced. */
function useAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** The card of the selected pin; none while its pin is not on the map. */
function useMapPreview(request: SearchRequest, markers: readonly MapMarker[]) {
  const page = usePage();
  const { t } = useLingui();
  const address = useAddress();
  const [open, setOpen] = usePreview();
  const shown = markers.filter(({ id }) => open?.ids.includes(id));
  const [first] = shown;
  const count = shown.length;
  const counted = countedNoun(page, request, count, String(count));
  const preview: ListingMapProps["preview"] = open &&
    first && {
      ids: shown.map(({ id }) => id),
      label:
        count > 1 ? t`${counted} at one address: ${first.accessibleName}` : first.accessibleName,
      content: <PinHomes request={request} markers={shown} />,
      isPressed: open.isPressed,
      page: address,
      onClose: () => setOpen(null),
    };
  const onOpen = (pressed: readonly MapMarker[]) =>
    setOpen({ ids: pressed.map(({ id }) => id), isPressed: true });
  return { preview, onOpen };
}

/** The map with its pins, the tools for areas, and a message if homes fail to load. */
export function MapSide(props: MapSideProps) {
  const { request, moves, total, listId, tool, onTool, hasFailed, onTryAgain, ...lighting } = props;
  const page = usePage();
  const { t } = useLingui();
  const search = useMapSearch();
  const pins = usePins(moves.pins);
  const { preview, onOpen } = useMapPreview(request, pins.markers);
  useBackCloses({
    isOpen: tool !== null,
    close: () => {
      onTool(null);
      return true;
    },
    page: useAddress(),
  });
  const area = areaOf(request);
  const circles = useMemo(() => reachCircles(request), [request]);
  const counted = countedNoun(page, request, total, formatNumber(page, total));
  const searchIn = (next: SearchedArea | null) => {
    onTool(null);
    search((now) => withArea(now, next), { isReplacing: false });
  };
  const { view } = moves;
  // The button disappears once the homes have loaded; keyboard focus continues from its position.
  const failure = useRef<HTMLDivElement>(null);
  const tryAgain = () => {
    failure.current?.focus({ preventScroll: true });
    onTryAgain();
  };
  return (
    <>
      <p className={styles.note}>
        <Trans>The map requires JavaScript. All results are in the list.</Trans>
      </p>
      {view && (
        <ListingMap
          label={t`Map of ${counted}`}
          listId={listId}
          view={view}
          onViewChange={moves.onViewChange}
          baseMapUrl={BASE_MAP_URL}
          tiles={page.tiles}
          {...pins}
          {...lighting}
          onOpen={onOpen}
          preview={tool === null ? preview : null}
          area={area}
          circles={circles}
          isDrawing={tool !== null}
          tools={
            <AreaButtons area={area} tool={tool} onTool={onTool} onRemove={() => searchIn(null)} />
          }
        >
          {tool && (
            <AreaDraft
              key={tool}
              request={request}
              tool={tool}
              onFinish={searchIn}
              onCancel={() => onTool(null)}
            />
          )}
        </ListingMap>
      )}
      {moves.isBehind && tool === null && !hasFailed && (
        <SearchThisArea onSearch={moves.searchHere} />
      )}
      <div
        ref={failure}
        role="status"
        tabIndex={-1}
        className={styles.failure}
        data-shown={hasFailed || undefined}
      >
        {hasFailed && (
          <>
            <WarningIcon size="s" />
            <p>
              <Trans>We couldn't load the results here. The map shows the previous ones.</Trans>
            </p>
            <Button size="s" onClick={tryAgain}>
              <Trans>Try again</Trans>
            </Button>
          </>
        )}
      </div>
    </>
  );
}
