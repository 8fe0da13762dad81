import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { formatLongDay } from "@hjem/domain/format/format-date";
import type { Collection } from "@hjem/domain/saved/collection";
import { dayIn } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRevalidator } from "react-router";
import { useCollectionCall } from "../model/use-collection-call.ts";
import { useOwnId } from "../model/use-collection.ts";

/** Homes that somebody removed from a shared collection in the last 30 days, and who did; they can be added again (D131). */
export function RemovedHomes({ collection }: { collection: Collection }) {
  const { t } = useLingui();
  const page = usePage();
  const ownId = useOwnId();
  const { revalidate } = useRevalidator();
  const { isBusy, call } = useCollectionCall();
  const { removals, users, id: collectionId } = collection;
  if (!removals?.length) return null;
  const nameOf = (userId: string | null) =>
    userId === ownId
      ? t`you`
      : (users.find((user) => user.userId === userId)?.name ?? t`someone who has left`);
  const addAgain = async (propertyId: string) => {
    await call(() =>
      page.store.dispatch(
        collectionsApi.endpoints.addToCollection.initiate(
          { collectionId, body: { properties: [propertyId] } },
          { track: false },
        ),
      ),
    );
    await revalidate();
  };
  return (
    <section className={layout.stackSmall}>
      <h2 className={text.h3}>
        <Trans>Removed in the last 30 days</Trans>
      </h2>
      <ul className={layout.stackSmall}>
        {removals.map(({ propertyId, address, removedBy, at }) => {
          const who = nameOf(removedBy);
          const day = formatLongDay(page, dayIn(Date.parse(at), page.region.timeZones.default));
          return (
            <li key={propertyId} className={layout.row}>
              <span>
                {address}
                <br />
                <span
                  className={`${text.small} ${text.muted}`}
                >{t`Removed by ${who} on ${day}`}</span>
              </span>
              <Button
                size="s"
                isBusy={isBusy}
                aria-label={t`Add ${address} again`}
                onClick={() => void addAgain(propertyId)}
              >
                <Trans>Add again</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
