import type { Draft } from "@hjem/domain/draft/draft";
import { type DraftTab, draftTabs } from "@hjem/domain/draft/draft-rules";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { useTabNames } from "./use-tab-names.ts";
import styles from "./wizard.module.css";

/** Props of `Steps`. */
export interface StepsProps {
  hrefOf: (tab: DraftTab) => string;
  tabs: Draft["tabs"];
  current: DraftTab;
  /** Tabs that can be opened (LIST-010). */
  open: ReadonlySet<DraftTab>;
}

/** The five tabs in their order, each with its state (LIST-004..010). */
export const Steps = memo(function Steps({ hrefOf, tabs, current, open }: StepsProps) {
  const { t } = useLingui();
  const names = useTabNames();
  const stateOf = (tab: DraftTab): string => {
    const { complete, missing } = tabs[tab];
    if (complete) return t`complete`;
    if (!open.has(tab)) return t`available when earlier steps are done`;
    return t`${plural(missing.length, { one: "# thing left", other: "# things left" })}`;
  };
  return (
    <nav aria-label={t`Steps`}>
      <ol className={styles.steps}>
        {draftTabs.map((tab) => {
          const label = (
            <>
              {names[tab]}
              <span className={text.visuallyHidden}>, {stateOf(tab)}</span>
            </>
          );
          return (
            <li
              key={tab}
              className={styles.step}
              data-complete={tabs[tab].complete || undefined}
              data-current={tab === current || undefined}
            >
              {open.has(tab) ? (
                <Link href={hrefOf(tab)} aria-current={tab === current ? "step" : undefined}>
                  {label}
                </Link>
              ) : (
                <span>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
