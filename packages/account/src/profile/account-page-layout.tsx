import { AccountFrame } from "@hjem/storefront/account-frame";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import type { ReactNode } from "react";

/** Props of `AccountPageLayout`. */
export interface AccountPageLayoutProps {
  title: ReactNode;
  /** One sentence about the page. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page of the account: title, description, and its form or list. */
export const AccountPageLayout = ({ title, lead, children }: AccountPageLayoutProps) => (
  <AccountFrame>
    <div className={layout.stackLarge}>
      <div className={layout.stackSmall}>
        <h1 className={text.h1}>{title}</h1>
        {lead && <p className={text.secondary}>{lead}</p>}
      </div>
      {children}
    </div>
  </AccountFrame>
);
