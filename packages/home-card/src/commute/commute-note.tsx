import { formatDuration } from "@hjem/domain/format/format-measure";
import { estimateMinutes } from "@hjem/domain/travel/estimate-commute";
import { useCommuteAddresses } from "@hjem/saved/commute-addresses";
import { usePage } from "@hjem/storefront/page";
import { CarIcon } from "@hjem/ui/result-icons";
import { useLingui } from "@lingui/react/macro";
import styles from "./commute-note.module.css";
import type { CommuteNoteProps } from "./lazy-commute-note.ts";

/** More lines would hide the picture. */
const LINES_MAX = 3;

/**
 * Estimated minutes by car to each visible address of the visitor, over the picture of a result, where they push nothing
 * down (SAVE-051, D84). Of many places the first are shown. Those that no way
 * leads to are left out: the home's own page says so.
 */
export default function CommuteNote({ home }: CommuteNoteProps) {
  const page = usePage();
  const { t } = useLingui();
  const lines = useCommuteAddresses()
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ displayName, coordinates }) => {
      const minutes = estimateMinutes(home, coordinates, page.region);
      if (minutes === null) return [];
      const key = `${coordinates.lat},${coordinates.lng}`;
      return [{ key, displayName, time: formatDuration(page, minutes * 60) }];
    })
    .slice(0, LINES_MAX);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.note} aria-label={t`Estimated driving time`}>
      {lines.map(({ key, displayName, time }) => (
        <li key={key} className={styles.line}>
          <CarIcon size="s" />
          <span className={styles.name}>{displayName}</span>
          <span>{t`est. ${time}`}</span>
        </li>
      ))}
    </ul>
  );
}
