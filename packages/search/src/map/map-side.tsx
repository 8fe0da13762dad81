import { formatNumber } from "@hjem/domain/format/format-number";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { usePage } from "@hjem/storefront/page";
import { useViewedHomes } from "@hjem/storefront/viewed-homes";
import { Button } from "@hjem/ui/button";
import { WarningIcon } from "@hjem/ui/icons";
import { ListingMap } from "@hjem/ui/map/listing-map";
import { SearchThisArea } from "@hjem/ui/map/search-as-i-move";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { AreaButtons, AreaInWork, type AreaTool } from "./area-tools.tsx";
import { areaOf, type SearchedArea, withArea } from "./map-frame.ts";
import type { Lighting } from "./map-homes.tsx";
import styles from "./map-view.module.css";
import { pinsOf } from "./pins.ts";
import type { useMapMoves } from "./use-map-moves.ts";
import { useMapSearch } from "./use-map-search.ts";

/** Where each site's server keeps its built-in map. */
const BASE_MAP_URL = "/base-map.json";

/** Props of `MapSide`. */
export interface MapSideProps extends Lighting {
  request: SearchRequest;
  moves: ReturnType<typeof useMapMoves>;
  /** Homes in the list: what the map is called by. */
  total: number;
  listId: string;
  tool: AreaTool | null;
  onTool: (tool: AreaTool | null) => void;
  /** The list could not be fetched. */
  hasFailed: boolean;
  onTryAgain: () => void;
}

const usePins = ({ data }: MapSideProps["moves"]["pins"]) => {
  const page = usePage();
  const { t } = useLingui();
  const viewed = useViewedHomes();
  const ask = t({ message: "Ask", comment: "On a small pin: the price is told by the agent" });
  return useMemo(
    () => pinsOf(data?.data ?? [], viewed, { ...page, ask }),
    [data, viewed, page, ask],
  );
};

/** The map with its pins, the tools for areas over it, and what it says when homes cannot be fetched. */
export function MapSide(props: MapSideProps) {
  const { request, moves, total, listId, tool, onTool, hasFailed, onTryAgain, ...lighting } = props;
  const page = usePage();
  const { t } = useLingui();
  const search = useMapSearch();
  const pins = usePins(moves.pins);
  const area = areaOf(request);
  const n = formatNumber(page, total);
  const hold = (next: SearchedArea | null) => {
    onTool(null);
    search((now) => withArea(now, next), { isReplacing: false });
  };
  const { view } = moves;
  return (
    <>
      <p className={styles.note}>
        <Trans>The map requires JavaScript. All homes are in the list.</Trans>
      </p>
      {view && (
        <ListingMap
          label={t`${plural(total, { one: `Map of ${n} home`, other: `Map of ${n} homes` })}`}
          listId={listId}
          view={view}
          onViewChange={moves.onViewChange}
          baseMapUrl={BASE_MAP_URL}
          tiles={page.tiles}
          {...pins}
          {...lighting}
          area={area}
          isDrawing={tool !== null}
          tools={
            <AreaButtons area={area} tool={tool} onTool={onTool} onRemove={() => hold(null)} />
          }
        >
          {tool && (
            <AreaInWork
              key={tool}
              request={request}
              tool={tool}
              onFinish={hold}
              onCancel={() => onTool(null)}
            />
          )}
        </ListingMap>
      )}
      {moves.isBehind && tool === null && !hasFailed && (
        <SearchThisArea onSearch={moves.searchHere} />
      )}
      <div role="status" className={styles.failure} data-shown={hasFailed || undefined}>
        {hasFailed && (
          <>
            <WarningIcon size="s" />
            <p>
              <Trans>We couldn't load the homes here. The map shows the previous results.</Trans>
            </p>
            <Button size="s" onClick={onTryAgain}>
              <Trans>Try again</Trans>
            </Button>
          </>
        )}
      </div>
    </>
  );
}
