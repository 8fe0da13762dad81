import { paths } from "@hjem/domain/paths";
import { COMPARE_MAX } from "@hjem/domain/saved/saved-rules";
import { Button, LinkButton } from "@hjem/ui/button";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "./homes.module.css";

/** Props of `CompareBar`. */
export interface CompareBarProps {
  collectionId: string;
  picked: readonly string[];
  onClear: () => void;
}

/** Floats over the page while homes are picked, with the only primary button of the view (visual.md §18). */
export function CompareBar({ collectionId, picked, onClear }: CompareBarProps) {
  const { t } = useLingui();
  const count = picked.length;
  if (count === 0) return null;
  const href = `${paths.collectionCompare.to(collectionId)}?homes=${picked.join(",")}`;
  return (
    <div role="region" aria-label={t`Selected homes`} className={styles.bar}>
      <p role="status" className={styles.barWords}>
        <span className={text.strong}>
          {t`${plural(count, { one: "# home selected", other: "# homes selected" })}`}
        </span>{" "}
        <span className={`${text.small} ${text.muted}`}>{t`max ${COMPARE_MAX}`}</span>
      </p>
      <Button variant="ghost" onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
      {count > 1 ? (
        <LinkButton variant="primary" href={href}>{t`Compare ${count}`}</LinkButton>
      ) : (
        <p className={`${text.small} ${text.muted}`}>
          <Trans>Select one more to compare.</Trans>
        </p>
      )}
    </div>
  );
}
