import { Brand } from "@hjem/storefront/brand";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./sign-in-frame.module.css";

/** Props of `SignInFrame`. */
export interface SignInFrameProps {
  title: ReactNode;
  /** What it is good for, in a sentence or two. */
  lead?: ReactNode;
  /** Shows the site's name above, for layouts without a header. @default true */
  hasBrand?: boolean;
  /** False for a page that works without JavaScript. @default true */
  needsScript?: boolean;
  children: ReactNode;
}

/** A centred page without navigation: sign-in, or the target of an emailed link. */
export const SignInFrame = ({
  title,
  lead,
  hasBrand = true,
  needsScript = true,
  children,
}: SignInFrameProps) => (
  <div className={styles.page}>
    {hasBrand && (
      <div className={styles.brand}>
        <Brand />
      </div>
    )}
    <div className={styles.panel}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
      {needsScript && (
        <noscript>
          <p className={styles.needs}>
            <Trans>Accounts require JavaScript. You can browse homes without it.</Trans>
          </p>
        </noscript>
      )}
    </div>
  </div>
);
