import { usePage } from "@hjem/storefront/page";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { MoreSuggestion } from "./few-results-model.ts";
import styles from "./few-results.module.css";

/** Props of `FewResults`. */
export interface FewResultsProps {
  /** Number of results. */
  total: number;
}

/** Suggestions for more homes than the current search finds; empty until they are counted. */
function useMoreSuggestions(total: number): MoreSuggestion[] {
  const page = usePage();
  const { search } = useLocation();
  const [loaded, setLoaded] = useState<{ of: string; suggestions: MoreSuggestion[] }>({
    of: "",
    suggestions: [],
  });
  useEffect(() => {
    let isUnmounted = false;
    const count = async () => {
      const { moreSuggestions } = await import("./few-results-model.ts");
      const suggestions = await moreSuggestions(page, search, total);
      if (!isUnmounted) setLoaded({ of: search, suggestions });
    };
    // Caught: a hint that fails to load is left out; the results are there.
    count().catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [page, search, total]);
  return loaded.of === search ? loaded.suggestions : [];
}

/** Suggestions for more homes, below few results. */
export default function FewResults({ total }: FewResultsProps) {
  const suggestions = useMoreSuggestions(total);
  return (
    <section className={styles.few}>
      {suggestions.length > 0 && (
        <div className={layout.stack}>
          <h2 className={text.h3}>
            <Trans>Get more results</Trans>
          </h2>
          <ul>
            {suggestions.map(({ key, act, gain, all, href }) => (
              <li key={key} className={styles.change}>
                <Link href={href} className={text.link}>
                  {act}
                </Link>
                <span>
                  <span className={styles.gain}>{gain}</span>{" "}
                  <span className={styles.all}>({all})</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
