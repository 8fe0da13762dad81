import { accountApi } from "@hjem/api-client/endpoints/account";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext } from "@hjem/storefront/routes";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { useSignOut } from "@hjem/storefront/sign-out";
import { Button } from "@hjem/ui/button";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import { t } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { AccountPageLayout } from "../profile/account-page-layout.tsx";
import styles from "../profile/form.module.css";
import { type Device, loadDevices } from "./load-providers.ts";
import { useRemoveRow } from "./use-remove-row.ts";

export const loader = loadDevices;

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Devices`,
  isNoIndex: true,
});

/** The user's sessions, with buttons to end each or all of them (D6). */
export function Component() {
  const { t: translate } = useLingui();
  const { store } = usePage();
  const devices = useLoaderData<readonly Device[]>().map((known) => ({
    ...known,
    device: known.device || translate`Unknown device`,
  }));
  const { isLeaving, signOut } = useSignOut();
  const { busy, formError, act } = useRemoveRow((id) =>
    store.dispatch(accountApi.endpoints.endSession.initiate(id, { track: false })),
  );
  return (
    <AccountPageLayout
      title={<Trans>Devices</Trans>}
      lead={
        <Trans>
          Where you are signed in. If you don't recognise a device, sign it out and change your
          password.
        </Trans>
      }
    >
      <ul className={styles.rows}>
        {devices.map(({ id, device, since, seen, isCurrent }) => (
          <li key={id} className={styles.row}>
            <span className={styles.rowWords}>
              <span className={text.medium}>{device}</span>
              <span className={`${text.small} ${text.secondary}`}>
                <Trans>
                  Signed in {since}, last used {seen}
                </Trans>
              </span>
            </span>
            {isCurrent ? (
              <Tag tone="success">
                <Trans>This device</Trans>
              </Tag>
            ) : (
              <Button
                size="s"
                isBusy={busy === id}
                aria-label={translate`Sign out ${device}`}
                onClick={() => void act(id)}
              >
                <Trans>Sign out</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormError formError={formError} />
      <div>
        <Button isBusy={isLeaving} onClick={() => void signOut(true)}>
          <Trans>Sign out everywhere</Trans>
        </Button>
      </div>
    </AccountPageLayout>
  );
}
