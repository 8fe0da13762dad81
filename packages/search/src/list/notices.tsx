import { swapRange } from "@hjem/domain/search/min-max-pairs";
import type { ParsedSearch } from "@hjem/domain/search/search-url";
import { useFilterLabels } from "@hjem/finder/filter-labels";
import { listHref } from "@hjem/finder/list-search";
import { LinkButton } from "@hjem/ui/button";
import { InfoIcon } from "@hjem/ui/icons";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "./notices.module.css";

/** What the address held that could not be used (D31): told, so that nobody trusts a filter that is not there. */
export function IgnoredNotice({ search: { removed, corrected } }: { search: ParsedSearch }) {
  const { t } = useLingui();
  const unknown = removed.length;
  const wrong = corrected.length;
  if (unknown + wrong === 0) return null;
  return (
    <div className={styles.notice} role="status">
      <InfoIcon size="s" />
      <p>
        {unknown > 0 &&
          t`${plural(unknown, { one: "We ignored # unknown filter", other: "We ignored # unknown filters" })}`}
        {unknown > 0 && `: ${removed.join(", ")}. `}
        {wrong > 0 &&
          t`${plural(wrong, { one: "# filter held something that cannot be, so we left it out.", other: "# filters held something that cannot be, so we left them out." })}`}
      </p>
    </div>
  );
}

/** Ranges that stand upside down find nothing: said plainly, with the press that turns each of them. */
export function ReversedNotice({
  search: { request, extras, reversed },
}: {
  search: ParsedSearch;
}) {
  const labelOf = useFilterLabels();
  return (
    <div className={layout.stackSmall}>
      <h1 className={text.h2}>
        <Trans>A filter stands upside down</Trans>
      </h1>
      {reversed.map((name) => (
        <div key={name} className={styles.reversed}>
          <p>
            <Trans>
              {labelOf(request, name)}: the lowest lies above the highest, so no home can fit.
            </Trans>
          </p>
          <LinkButton href={listHref(swapRange(request, name), extras)}>
            <Trans>Swap them</Trans>
          </LinkButton>
        </div>
      ))}
    </div>
  );
}
