import { Trans } from "@lingui/react/macro";
import styles from "./skip-link.module.css";
import { MAIN_ID } from "./main.tsx";

/** First stop of the keyboard: past the header, to the page. */
export const SkipLink = () => (
  <a href={`#${MAIN_ID}`} className={styles.link}>
    <Trans>Skip to content</Trans>
  </a>
);
