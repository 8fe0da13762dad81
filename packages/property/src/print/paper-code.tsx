import { Trans, useLingui } from "@lingui/react/macro";
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

/** On paper only: a code that leads a phone from the printed page to this one, and the address in letters. */
export function PaperCode({ path, size, address }: PaperCodeProps) {
  const { t } = useLingui();
  return (
    <section className={styles.paper} aria-label={t`This page on the web`}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t`A code that leads a phone to this page`}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p>
        <Trans>The newest prices and viewings stand on the web:</Trans>
        <br />
        {address}
      </p>
    </section>
  );
}
