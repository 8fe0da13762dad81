import { accountApi } from "@hjem/api-client/endpoints/account";
import {
  type SubscriptionChannel,
  subscriptionChannels,
  type SubscriptionKind,
  subscriptionKinds,
  type Subscriptions,
} from "@hjem/domain/account/subscriptions";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext } from "@hjem/storefront/routes";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { type FormErrorMessage, toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { Checkbox } from "@hjem/ui/checkbox";
import text from "@hjem/ui/text.module.css";
import { t } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { AccountPageLayout } from "../profile/account-page-layout.tsx";
import styles from "../profile/form.module.css";
import { loadNotifications, type NotificationsModel } from "./load-notifications.ts";

export const loader = loadNotifications;

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Notifications`,
  isNoIndex: true,
});

/** Notifications by channel; each checkbox is saved at once, and reverted if saving fails (ACC-017, ACC-081). */
export function Component() {
  const { t: translate } = useLingui();
  const { store, term } = usePage();
  const inspections = term("date.inspections");
  const model = useLoaderData<NotificationsModel>();
  const [{ isEnabled, subscriptions }, setShown] = useState(model);
  const [saved, setSaved] = useState("");
  const [formError, setFormError] = useState<FormErrorMessage | null>(null);
  const { setNotifications, setSubscriptions } = accountApi.endpoints;

  const keep = async (next: NotificationsModel, send: () => PromiseLike<{ error?: unknown }>) => {
    const before = { isEnabled, subscriptions };
    setShown(next);
    setSaved("");
    setFormError(null);
    const { error } = await send();
    if (error === undefined) return setSaved(translate`Saved`);
    setShown(before);
    return setFormError(toFormError(error));
  };
  const turn = (isOn: boolean) =>
    keep({ isEnabled: isOn, subscriptions }, () =>
      store.dispatch(setNotifications.initiate(isOn, { track: false })),
    );
  const tick = (kind: SubscriptionKind, channel: SubscriptionChannel, isOn: boolean) => {
    const next: Subscriptions = {
      ...subscriptions,
      [kind]: { ...subscriptions[kind], [channel]: isOn },
    };
    return keep({ isEnabled, subscriptions: next }, () =>
      store.dispatch(setSubscriptions.initiate(next, { track: false })),
    );
  };

  const kinds: Record<SubscriptionKind, string> = {
    searches: translate`New homes in saved searches`,
    favourites: translate`Changes to saved homes`,
    viewings: translate`${inspections} you have registered for`,
    messages: translate`Replies and messages`,
    news: translate`News and advice`,
  };
  const channels: Record<SubscriptionChannel, string> = {
    email: translate`Email`,
    site: translate`On the site`,
    push: translate`Push messages`,
  };
  return (
    <AccountPageLayout
      title={<Trans>Notifications</Trans>}
      lead={
        <Trans>
          Choose what we notify you about and how. Emails about your account are always sent.
        </Trans>
      }
    >
      <Checkbox
        label={translate`Send me notifications`}
        checked={isEnabled}
        onChange={({ currentTarget }) => void turn(currentTarget.checked)}
      />
      {isEnabled && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>About</Trans>
              </th>
              {subscriptionChannels.map((channel) => (
                <th key={channel} scope="col">
                  {channels[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {subscriptionKinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{kinds[kind]}</th>
                {subscriptionChannels.map((channel) => (
                  <td key={channel}>
                    <Checkbox
                      label={
                        <span className={text.visuallyHidden}>
                          {kinds[kind]}: {channels[channel]}
                        </span>
                      }
                      checked={subscriptions[kind][channel]}
                      onChange={({ currentTarget }) =>
                        void tick(kind, channel, currentTarget.checked)
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <FormError formError={formError} />
      <p role="status" className={`${text.small} ${text.secondary}`}>
        {saved}
      </p>
    </AccountPageLayout>
  );
}
