import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { ListModel } from "../../model/list-model.ts";
import styles from "./notices.module.css";

/** Reversed ranges match nothing: a notice with a button that swaps each of them. */
export default function ReversedRangesNotice({ reversed }: Pick<ListModel, "reversed">) {
  return (
    <div className={`${layout.stack} ${styles.upsideDown}`}>
      <h1>
        <Trans>Minimum is higher than maximum</Trans>
      </h1>
      {reversed.map(({ label, swapHref }) => (
        <div key={label} className={styles.reversed}>
          <p className={text.lead}>
            <Trans>{label}: the minimum is higher than the maximum, so there are no results.</Trans>
          </p>
          <LinkButton href={swapHref}>
            <Trans>Swap</Trans>
          </LinkButton>
        </div>
      ))}
    </div>
  );
}
