import type { ReactNode } from "react";
import { CheckIcon } from "../../icon/icons.ts";
import { HeartIcon } from "../../icon/result-icons.ts";
import type { MapMarker } from "./map-entries.ts";
import "../map-tokens.css";
import styles from "./pin.module.css";

/** The icon of a state: a tick, a heart, none. */
export function PinMark({ state }: Pick<MapMarker, "state">) {
  if (state === "viewed") return <CheckIcon className={styles.mark} />;
  return state === "saved" ? <HeartIcon isFilled className={styles.mark} /> : null;
}

/** The house shape of a pin. */
export function PinFace({ children }: { children: ReactNode }) {
  return (
    <span className={styles.house}>
      <span className={styles.wall}>
        <span className={styles.front}>{children}</span>
      </span>
    </span>
  );
}
