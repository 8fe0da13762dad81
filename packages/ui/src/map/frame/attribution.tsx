import type { TileSource } from "@hjem/domain/map/tile-source";
import { Trans } from "@lingui/react/macro";
import styles from "./listing-map.module.css";

/** Whose map it is, and that it is the simple one where that is so. */
export function Attribution({ base, tiles }: { base?: string; tiles: TileSource | null }) {
  // Nothing stands there until something can be said: a line that grows would count as a shift.
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
