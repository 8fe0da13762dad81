import { accountApi } from "@hjem/api-client/endpoints/account";
import { notificationsApi } from "@hjem/api-client/endpoints/notifications";
import {
  type SubscriptionChannel,
  subscriptionChannels,
  type SubscriptionKind,
  subscriptionKinds,
  type Subscriptions,
} from "@hjem/domain/account/subscriptions";
import type { AlertScheduleChange } from "@hjem/domain/saved/alert";
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
import { PushSettings } from "./push-settings.tsx";
import { ScheduleSettings } from "./schedule-settings.tsx";

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
  const [shown, setShown] = useState(model);
  const { isEnabled, subscriptions, schedule } = shown;
  const [saved, setSaved] = useState("");
  const [formError, setFormError] = useState<FormErrorMessage | null>(null);
  const { setNotifications, setSubscriptions } = accountApi.endpoints;
  const { changeSchedule } = notificationsApi.endpoints;

  const keep = async (next: NotificationsModel, send: () => PromiseLike<{ error?: unknown }>) => {
    const before = shown;
    setShown(next);
    setSaved("");
    setFormError(null);
    const { error } = await send();
    if (error === undefined) return setSaved(translate`Saved`);
    setShown(before);
    return setFormError(toFormError(error));
  };
  const turn = (isOn: boolean) =>
    keep({ ...shown, isEnabled: isOn }, () =>
      store.dispatch(setNotifications.initiate(isOn, { track: false })),
    );
  const tick = (kind: SubscriptionKind, channel: SubscriptionChannel, isOn: boolean) => {
    const next: Subscriptions = {
      ...subscriptions,
      [kind]: { ...subscriptions[kind], [channel]: isOn },
    };
    return keep({ ...shown, subscriptions: next }, () =>
      store.dispatch(setSubscriptions.initiate(next, { track: false })),
    );
  };
  const reschedule = (change: AlertScheduleChange) =>
    keep({ ...shown, schedule: { ...schedule, ...change } }, () =>
      store.dispatch(changeSchedule.initiate(change, { track: false })),
    );

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
          Choose what we notify you about and how. Each change is saved at once. Emails about your
          account are always sent.
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
      {isEnabled && (
        <>
          <ScheduleSettings schedule={schedule} onChange={(change) => void reschedule(change)} />
          <PushSettings />
        </>
      )}
      <FormError formError={formError} />
      <p role="status" className={`${text.small} ${text.secondary}`}>
        {saved}
      </p>
    </AccountPageLayout>
  );
}
