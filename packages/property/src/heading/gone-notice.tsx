import { formatLongDay } from "@hjem/domain/format/format-date";
import type { Listing } from "@hjem/domain/listing/listing";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import styles from "./heading.module.css";

/** Props of `GoneNotice`. */
export interface GoneNoticeProps {
  listing: Listing;
  /** A search for what is still to be had nearby. */
  searchHref: string;
}

/** Said first on the page of a home that can no longer be had: what became of it, when, and where to look on (D17). */
export function GoneNotice({ listing, searchHref }: GoneNoticeProps) {
  const page = usePage();
  const { closedAt, status, address } = listing;
  const place = address.displayName;
  const day = closedAt && formatLongDay(page, closedAt);
  return (
    <div className={`${layout.panel} ${styles.notice}`} data-tone="quiet">
      <div>
        <p className={text.strong}>
          {[page.term(`status.${status}`), day].filter(Boolean).join(" · ")}
        </p>
        <p className={`${text.small} ${text.secondary}`}>
          <Trans>The home is off the market. Its page stays, so that you can look back.</Trans>
        </p>
      </div>
      <LinkButton href={searchHref}>
        <Trans>Show homes in {place}</Trans>
      </LinkButton>
    </div>
  );
}
