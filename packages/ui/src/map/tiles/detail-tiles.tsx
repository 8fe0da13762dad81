import type { TileSource } from "@hjem/domain/map/tile-source";
import { type TileLayer as LeafletTileLayer, Util } from "leaflet";
import { useEffect, useMemo, useRef, useState } from "react";
import { TileLayer, useMap } from "react-leaflet";
import { createTileWatch, type TileVerdict, type Wait } from "./tile-watch.ts";

/** An unreachable source is retried after this time, or when the network is back. */
const RETRY_MS = 60_000;

const browserWait: Wait = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** Sources that were unreachable in this visit: another map starts without waiting for them. */
const unreachable = new Set<string>();

/** Requests one tile in the centre of the map until it loads. */
function useRetry({ url }: TileSource, isRetrying: boolean, onReached: () => void) {
  const map = useMap();
  useEffect(() => {
    if (!isRetrying) return undefined;
    const retry = () => {
      const { x, y } = map.project(map.getCenter(), map.getZoom()).divideBy(256).floor();
      const tile = new Image();
      tile.addEventListener("load", onReached, { once: true });
      tile.src = Util.template(url, { s: "a", r: "", x, y, z: map.getZoom() });
    };
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", retry);
    };
  }, [map, url, isRetrying, onReached]);
}

/** Props of `DetailTiles`. */
export interface DetailTilesProps {
  tiles: TileSource;
  /** Called each time the status of the source changes. */
  onVerdict: (verdict: TileVerdict) => void;
}

/** The detailed map over the built-in one, while its source is reachable; the source may fail, hang, or recover. */
export function DetailTiles({ tiles, onVerdict }: DetailTilesProps) {
  const { url, maxZoom } = tiles;
  const [verdict, setVerdict] = useState<TileVerdict>(() =>
    unreachable.has(url) ? "offline" : "probing",
  );
  const layer = useRef<LeafletTileLayer>(null);
  const decide = useMemo(
    () => (next: TileVerdict) => {
      if (next === "offline") unreachable.add(url);
      else unreachable.delete(url);
      setVerdict(next);
    },
    [url],
  );
  const isShown = verdict !== "offline";

  useEffect(() => onVerdict(verdict), [verdict, onVerdict]);
  useEffect(() => {
    const shown = layer.current;
    if (!isShown || !shown) return undefined;
    const watch = createTileWatch(browserWait, decide);
    const handlers = {
      loading: watch.requested,
      tileload: watch.arrived,
      tileerror: watch.failed,
      load: watch.settled,
    };
    shown.on(handlers);
    // The first tiles were requested when the layer was added, before there was a listener.
    watch.requested();
    return () => {
      shown.off(handlers);
      watch.end();
    };
  }, [isShown, decide]);
  useRetry(
    tiles,
    !isShown,
    useMemo(() => () => decide("probing"), [decide]),
  );

  return (
    isShown && (
      <TileLayer
        ref={layer}
        url={url}
        maxNativeZoom={maxZoom}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  );
}
