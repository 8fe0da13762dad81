import { Trans } from "@lingui/react/macro";
import styles from "./skip-link.module.css";

/** The first tab stop: past the header, to the page's main content. `target` is the id of `main`. */
export function SkipLink({ target }: { target: string }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      <Trans>Skip to content</Trans>
    </a>
  );
}
