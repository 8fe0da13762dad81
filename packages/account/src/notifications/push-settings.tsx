import { notificationsApi } from "@hjem/api-client/endpoints/notifications";
import { usePage } from "@hjem/storefront/page";
import { type PushState, readPushState, startPush, stopPush } from "@hjem/storefront/push-browser";
import { useSession } from "@hjem/storefront/session";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";

const { subscribePush, unsubscribePush } = notificationsApi.endpoints;

/** Why this browser receives no push messages, or that it does. */
function PushNotice({ state }: { state: PushState | "unavailable" }) {
  const { siteName } = usePage().region;
  switch (state) {
    case "unavailable":
      return <Trans>Push messages are not available at the moment.</Trans>;
    case "unsupported":
      return (
        <Trans>
          This browser cannot receive push messages. On an iPhone or iPad, add {siteName} to the
          Home Screen first and open it from there.
        </Trans>
      );
    case "blocked":
      return (
        <Trans>
          Notifications from {siteName} are blocked in this browser. Allow them in the browser's
          settings for this site, then reload the page.
        </Trans>
      );
    case "on":
      return <Trans>This browser receives push messages.</Trans>;
    default:
      return <Trans>This browser does not receive push messages.</Trans>;
  }
}

/** Switches push messages on and off for this browser (D75); the browser asks for its permission only on a press. */
export function PushSettings() {
  const { t } = useLingui();
  const { store, language } = usePage();
  const skip = useSession().kind !== "person";
  const { data: push } = notificationsApi.useGetPushQuery(undefined, { skip });
  const [browserState, setBrowserState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState("");
  useEffect(() => {
    void readPushState().then(setBrowserState);
  }, []);
  if (!push || browserState === null) return null;
  const key = push.publicKey;
  // A subscription that the API does not have is of an account that has signed out since.
  const state = browserState === "on" && !push.isSubscribed ? "off" : browserState;

  const change = async (run: () => Promise<void>, failure: string) => {
    setBusy(true);
    setError("");
    try {
      await run();
    } catch {
      // Caught: the push service of the browser cannot be reached, or the API; the person sees an error.
      setError(failure);
    }
    setBrowserState(await readPushState());
    setBusy(false);
  };
  const switchOn = () =>
    change(
      async () => {
        const subscription = key && (await startPush(key, language.code));
        if (!subscription) return;
        await store.dispatch(subscribePush.initiate(subscription, { track: false })).unwrap();
      },
      t`We couldn't switch on push messages. Please try again.`,
    );
  const switchOff = () =>
    change(
      async () => {
        await store.dispatch(unsubscribePush.initiate(undefined, { track: false })).unwrap();
        await stopPush();
      },
      t`We couldn't switch off push messages. Please try again.`,
    );
  return (
    <section className={layout.stackSmall}>
      <h2 className={text.h3}>
        <Trans>Push messages in this browser</Trans>
      </h2>
      <p role="status" className={text.secondary}>
        <PushNotice state={key === null ? "unavailable" : state} />
      </p>
      {key !== null && (state === "off" || state === "on") && (
        <p>
          <Button isBusy={isBusy} onClick={() => void (state === "on" ? switchOff() : switchOn())}>
            {state === "on" ? (
              <Trans>Switch off push messages</Trans>
            ) : (
              <Trans>Switch on push messages</Trans>
            )}
          </Button>
        </p>
      )}
      <p role="alert">{error}</p>
    </section>
  );
}
