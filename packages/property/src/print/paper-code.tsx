import { Trans } from "@lingui/react/macro";
import styles from "./paper-code.module.css";

/** Props of `PaperCode`. */
export interface PaperCodeProps {
  /** Dark modules as one path, one unit for each. */
  path: string;
  /** Modules along one side. */
  size: number;
  /** Where the code leads. */
  address: string;
}

/** On paper only: the address of this page in letters, and as a code that a phone reads. */
export function PaperCode({ path, size, address }: PaperCodeProps) {
  return (
    <div className={styles.paper}>
      <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={path} />
      </svg>
      <p>
        <Trans>See the up-to-date listing online:</Trans>
        <br />
        {address}
      </p>
    </div>
  );
}
