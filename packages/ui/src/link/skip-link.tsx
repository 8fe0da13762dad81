import { Trans } from "@lingui/react/macro";
import styles from "./skip-link.module.css";

/**
 * The first stop of the Tab key: past the header, to the page's own content. `target` is the id of
 * `main`.
 */
export function SkipLink({ target }: { target: string }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      <Trans>Skip to content</Trans>
    </a>
  );
}
