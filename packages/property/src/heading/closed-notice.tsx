import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import styles from "./heading.module.css";

/** Props of `ClosedNotice`. */
export interface ClosedNoticeProps {
  /** What became of it, on which day, and for how much, as far as that is known (D54). */
  state: string;
  /** Where it stood, and a search for what is still to be had there. */
  place: string;
  searchHref: string;
}

/** Said first on the page of a home that can no longer be had, with a way to look on (D17). */
export function ClosedNotice({ state, place, searchHref }: ClosedNoticeProps) {
  return (
    <div className={`${layout.panel} ${styles.notice}`} data-tone="quiet">
      <div>
        <p className={text.strong}>{state}</p>
        <p className={`${text.small} ${text.secondary}`}>
          <Trans>This property is no longer on the market.</Trans>
        </p>
      </div>
      <LinkButton href={searchHref}>
        <Trans>View homes in {place}</Trans>
      </LinkButton>
    </div>
  );
}
