import { authApi } from "@hjem/api-client/endpoints/auth";
import { formatInstant } from "@hjem/domain/format/format-instant";
import { paths } from "@hjem/domain/paths";
import { Brand } from "@hjem/storefront/brand";
import { usePage } from "@hjem/storefront/page";
import type { PageContext } from "@hjem/storefront/page-context";
import { browserAccess } from "@hjem/storefront/system-access";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import styles from "./admin.module.css";

/** Props of `AdminFrame`. */
export interface AdminFrameProps {
  title: ReactNode;
  /** Formatted end of this browser's access. */
  until: string;
  children: ReactNode;
}

/** A page of the admin area: when access ends, and a button that closes it. */
export function AdminFrame({ title, until, children }: AdminFrameProps) {
  const { store } = usePage();
  const navigate = useNavigate();
  const close = () => {
    browserAccess().close();
    // The cookie decides, not the stored value.
    void store.dispatch(authApi.endpoints.closeGate.initiate("admin", { track: false }));
    void navigate(paths.home.to());
  };
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <div className={styles.head}>
        <Brand />
        <div className={`${layout.row} ${styles.acts}`}>
          {until && (
            <span className={`${text.secondary} ${styles.until}`}>
              <Trans>Open until {until}</Trans>
            </span>
          )}
          <Button size="s" onClick={close}>
            <Trans>Close this area</Trans>
          </Button>
        </div>
      </div>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

/** Formatted end of this browser's access to the admin area; empty if sign-in is bypassed by setting. */
export function openUntil(page: Pick<PageContext, "language" | "region">): string {
  const until = browserAccess().until();
  return until === null ? "" : formatInstant(page, until, page.region.timeZones.default);
}
