import { LinkButton } from "@hjem/ui/button";
import { InfoIcon } from "@hjem/ui/icons";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ListModel } from "../model/list-model.ts";
import styles from "./notices.module.css";

/** What the address held that could not be used (D31): told, so that nobody trusts a filter that is not there. */
export function IgnoredNotice({ keys, wrong }: ListModel["ignored"]) {
  const { t } = useLingui();
  const unknown = keys.length;
  if (unknown + wrong === 0) return null;
  return (
    <div className={styles.notice} role="status">
      <InfoIcon size="s" />
      <p>
        {unknown > 0 &&
          `${t`${plural(unknown, { one: "We ignored # unknown filter", other: "We ignored # unknown filters" })}`}: ${keys.join(", ")}. `}
        {wrong > 0 &&
          t`${plural(wrong, { one: "# filter held something that cannot be, so we left it out.", other: "# filters held something that cannot be, so we left them out." })}`}
      </p>
    </div>
  );
}

/** Ranges that stand upside down find nothing: said plainly, with the press that turns each of them. */
export function ReversedNotice({ reversed }: Pick<ListModel, "reversed">) {
  return (
    <div className={`${layout.stack} ${styles.upsideDown}`}>
      <h1>
        <Trans>A filter stands upside down</Trans>
      </h1>
      {reversed.map(({ label, swapHref }) => (
        <div key={label} className={styles.reversed}>
          <p className={text.lead}>
            <Trans>{label}: the lowest lies above the highest, so no home can fit.</Trans>
          </p>
          <LinkButton href={swapHref}>
            <Trans>Swap them</Trans>
          </LinkButton>
        </div>
      ))}
    </div>
  );
}
