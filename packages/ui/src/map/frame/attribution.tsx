import type { TileSource } from "@hjem/domain/map/tile-source";
import { Trans } from "@lingui/react/macro";
import styles from "./listing-map.module.css";

/** Attribution of the map, and a note if it is the simple one. */
export function Attribution({ base, tiles }: { base?: string; tiles: TileSource | null }) {
  // Not rendered before its text is known: a growing line would count as layout shift.
  if (!tiles && base === undefined) return null;
  return (
    <p className={styles.attribution}>
      {tiles ? (
        <a href={tiles.attribution.href} rel="noreferrer">
          {tiles.attribution.text}
        </a>
      ) : (
        <Trans>Simple map: {base}</Trans>
      )}
    </p>
  );
}
