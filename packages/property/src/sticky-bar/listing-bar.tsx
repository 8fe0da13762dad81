import { ShareButton, type ShareButtonProps } from "@hjem/home-card/share-button";
import { LinkButton } from "@hjem/ui/button";
import { externalLink } from "@hjem/ui/external-link";
import { IconLink } from "@hjem/ui/icon-button";
import layout from "@hjem/ui/layout.module.css";
import { MailIcon } from "@hjem/ui/subject-icons";
import { Tabs } from "@hjem/ui/tabs";
import text from "@hjem/ui/text.module.css";
import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { Heart } from "../heading/lazy-heart.ts";
import type { HeartProps } from "../heading/placed-heart.tsx";
import type { ListingBarModel } from "./listing-bar-model.ts";
import styles from "./listing-bar.module.css";

/** Props of `ListingBar`. */
export interface ListingBarProps {
  bar: ListingBarModel;
  share: ShareButtonProps;
  /** Null where the home cannot be saved: in a preview. */
  heart: HeartProps | null;
}

/**
 * The sticky bar: tabs, next viewing, price and contact. Sticky by CSS only; on a small window the tabs are in the
 * page, and price and contact at its bottom.
 */
export function ListingBar({
  bar: { tabs, viewing, price, action, message },
  share,
  heart,
}: ListingBarProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const sum = (
    <p className={styles.sum}>
      <span className={styles.figure}>{price.value}</span>
      <span className={`${text.xsmall} ${text.muted}`}>{price.label}</span>
    </p>
  );
  const act = action && (
    <LinkButton
      href={action.href}
      variant="primary"
      data-enquiry
      {...(action.isElsewhere && externalLink)}
    >
      {action.label}
    </LinkButton>
  );
  return (
    <>
      <div className={`${layout.edgeRow} ${styles.bar}`}>
        <Tabs
          size="l"
          label={t`On this page`}
          className={styles.tabs}
          tabs={tabs.map(({ href, label }) => ({ href, label, isCurrent: href === pathname }))}
        />
        <div className={`${layout.edge} ${styles.side}`}>
          {viewing && <p className={`${text.small} ${styles.viewing}`}>{viewing}</p>}
          {sum}
          <span className={styles.acts}>
            {heart && <Heart {...heart} />}
            <ShareButton {...share} />
          </span>
          {act}
        </div>
      </div>
      {act && (
        <div className={styles.bottom} data-bottom-bar>
          {sum}
          {message && (
            <IconLink
              icon={MailIcon}
              variant="line"
              href={message.href}
              label={message.label}
              className={styles.message}
              data-enquiry
            />
          )}
          {act}
        </div>
      )}
    </>
  );
}
