import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import type { Collection } from "@hjem/domain/saved/collection";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import { Checkbox } from "@hjem/ui/checkbox";
import layout from "@hjem/ui/layout.module.css";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCollectionCall } from "../model/use-collection-call.ts";
import styles from "./manage.module.css";

/** The secret link by which the homes can be seen without an account (D64). */
export function LinkSharing({ collection }: { collection: Collection }) {
  const { t } = useLingui();
  const { store, origin } = usePage();
  const { isBusy, call } = useCollectionCall();
  const { id, isShareable, sharePath } = collection;
  const link = sharePath === null ? "" : new URL(sharePath, origin).href;
  const turn = (isOn: boolean) =>
    void call(() =>
      store.dispatch(
        collectionsApi.endpoints.changeCollection.initiate(
          { id, body: { isShareable: isOn } },
          { track: false },
        ),
      ),
    );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toasts.show({ message: t`The link was copied.` });
    } catch {
      // Caught: the browser does not allow it; the link stands in the field.
      toasts.show({ message: t`Copy the link from the field.` });
    }
  };
  return (
    <section className={layout.stackSmall}>
      <h2 className={text.h3}>
        <Trans>Link</Trans>
      </h2>
      <p className={text.secondary}>
        <Trans>
          Anyone with the link can see the homes without signing in, but not your ratings, notes or
          names.
        </Trans>
      </p>
      <Checkbox
        label={t`Share by link`}
        checked={isShareable}
        disabled={isBusy}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      />
      {isShareable && link !== "" && (
        <div className={styles.add}>
          <TextField
            label={t`Link to the collection`}
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button onClick={() => void copy()}>
            <Trans>Copy link</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
