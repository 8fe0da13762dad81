import { useLingui } from "@lingui/react/macro";
import { CloseIcon } from "../../icon/icons.ts";
import styles from "./draw-panel.module.css";
import type { Drawing } from "./drawing.ts";
import { usePointLabels } from "./use-point-labels.ts";

/** Props of `PointList`. */
export interface PointListProps {
  drawing: Drawing;
  onChoose: (at: number) => void;
  onRemove: (at: number) => void;
}

const showChosen = (row: HTMLElement | null) => row?.scrollIntoView({ block: "nearest" });

/** The corners as text. The focused one is the one that keys move. */
export function PointList({ drawing: { corners, chosen }, onChoose, onRemove }: PointListProps) {
  const { t } = useLingui();
  const labelOf = usePointLabels();
  return (
    <ol className={styles.points} aria-label={t`Points`}>
      {corners.map((corner, at) => {
        const { place, bearing } = labelOf(corner);
        const number = at + 1;
        const isChosen = at === chosen;
        return (
          <li
            key={at}
            ref={isChosen ? showChosen : undefined}
            className={styles.point}
            data-chosen={isChosen || undefined}
          >
            <button
              type="button"
              className={styles.choose}
              data-point
              aria-current={isChosen || undefined}
              onFocus={() => onChoose(at)}
              onClick={() => onChoose(at)}
            >
              <span className={styles.number}>{number}</span>
              <span>
                {place}
                {bearing !== undefined && <span className={styles.bearing}> · {bearing}</span>}
              </span>
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={t`Remove point ${number}`}
              onClick={() => onRemove(at)}
            >
              <CloseIcon size="s" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
