import { useLastSearches } from "@hjem/finder/last-searches";
import { focusNextItem, focusPage } from "@hjem/storefront/focus-after-removal";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "./last-searches.module.css";

/** The code that changes the history comes with the first press. */
const loadHistory = () => import("@hjem/saved/change-history");

/**
 * The last searches in the active language (SAVE-031, SAVE-037); each can be removed, and all at once. Nothing is shown
 * before the page is hydrated, or without searches.
 */
export function LastSearches() {
  const { t } = useLingui();
  const { store } = usePage();
  const searches = useLastSearches();
  if (searches.length === 0) return null;
  return (
    <section className={layout.section}>
      <div className={layout.headRow}>
        <h2>
          <Trans>Recent searches</Trans>
        </h2>
        <Button
          variant="ghost"
          size="s"
          aria-label={t`Clear all recent searches`}
          onClick={() => {
            focusPage();
            void loadHistory().then(({ clearSearches }) => clearSearches(store));
          }}
        >
          <Trans>Clear all</Trans>
        </Button>
      </div>
      <ul className={styles.searches}>
        {searches.map(({ href, words }) => (
          <li key={href}>
            <Link href={href} className={text.link}>
              {words}
            </Link>
            <Button
              variant="ghost"
              size="s"
              aria-label={t`Remove ${words} from recent searches`}
              onClick={({ currentTarget }) => {
                focusNextItem(currentTarget);
                void loadHistory().then(({ removeSearch }) => removeSearch(store, href));
              }}
            >
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
