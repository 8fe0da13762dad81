import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import styles from "./heading.module.css";

/** Props of `ClosedNotice`. */
export interface ClosedNoticeProps {
  /** Status, date and sale price, if known (D54). */
  state: string;
  /** The status alone, on the pictures. */
  status: string;
  /** The place of the home, and a search for available homes there. */
  place: string;
  searchHref: string;
  /** True for a listing that is hidden, whether or not its home is on the market (D99). @default false */
  isHidden?: boolean;
}

/** Notice at the top of the page of a home off the market, with a link to others (D17). */
export function ClosedNotice({ state, place, searchHref, isHidden = false }: ClosedNoticeProps) {
  return (
    <div className={`${layout.panel} ${styles.notice}`} data-tone="quiet">
      <div>
        <p className={text.strong}>{state}</p>
        <p className={`${text.small} ${text.secondary}`}>
          {isHidden ? (
            <Trans>This listing is not available.</Trans>
          ) : (
            <Trans>This property is no longer on the market.</Trans>
          )}
        </p>
      </div>
      <LinkButton href={searchHref}>
        <Trans>View homes in {place}</Trans>
      </LinkButton>
    </div>
  );
}
