import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext } from "@hjem/storefront/routes";
import { Brand } from "@hjem/storefront/brand";
import text from "@hjem/ui/text.module.css";
import styles from "./entry-frame.module.css";

/** Named after the site; nobody finds it by searching. */
export const head = (_model: unknown, { region }: HeadContext): Head => ({
  title: region.siteName,
  isNoIndex: true,
});

/** A page with nothing on it but the way home, for others to lead through (ACC-021, ACC-022). */
export function Component() {
  const { siteName } = usePage().region;
  return (
    <div className={styles.page}>
      <h1 className={text.visuallyHidden}>{siteName}</h1>
      <Brand />
    </div>
  );
}
