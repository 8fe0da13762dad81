import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { paths } from "@hjem/domain/paths";
import type { Collection } from "@hjem/domain/saved/collection";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useCollectionCall } from "../model/use-collection-call.ts";
import { useOwnId } from "../model/use-collection.ts";
import { Confirmation } from "./confirmation.tsx";

const { deleteCollection, removeMember, restoreCollection } = collectionsApi.endpoints;

/** The owner deletes the collection, which can be undone (FAV-036); a member leaves it, after a question. */
export function Ending({ collection }: { collection: Collection }) {
  const { t } = useLingui();
  const { store } = usePage();
  const navigate = useNavigate();
  const ownId = useOwnId();
  const { isBusy, call } = useCollectionCall();
  const { id, name, role, users } = collection;
  const [isAsked, setAsked] = useState(false);

  const remove = async () => {
    if (!(await call(() => store.dispatch(deleteCollection.initiate(id, { track: false })))))
      return;
    await navigate(paths.userFavourites.to());
    toasts.show({
      message: t`“${name}” was deleted.`,
      action: {
        label: t`Undo`,
        run: () =>
          void store
            .dispatch(restoreCollection.initiate(id))
            .then(({ data }) => data && navigate(paths.userCollection.to(id))),
      },
    });
  };
  const leave = async () => {
    const isDone = await call(
      () =>
        store.dispatch(
          removeMember.initiate({ collectionId: id, userId: ownId }, { track: false }),
        ),
      t`You have left “${name}”.`,
    );
    if (isDone) await navigate(paths.userFavourites.to());
  };
  return role === "owner" ? (
    <section className={layout.stackSmall}>
      <h2 className={text.h3}>
        <Trans>Delete collection</Trans>
      </h2>
      <p className={text.secondary}>
        {users.length > 1 ? (
          <Trans>
            The collection is deleted for everyone, with its ratings and notes. To leave it to
            somebody else, make them the owner first.
          </Trans>
        ) : (
          <Trans>The collection is deleted with its ratings and notes.</Trans>
        )}
      </p>
      <div>
        <Button variant="danger" isBusy={isBusy} onClick={() => void remove()}>
          <Trans>Delete collection</Trans>
        </Button>
      </div>
    </section>
  ) : (
    <section className={layout.stackSmall}>
      <h2 className={text.h3}>
        <Trans>Leave collection</Trans>
      </h2>
      <div>
        <Button onClick={() => setAsked(true)}>
          <Trans>Leave collection</Trans>
        </Button>
      </div>
      <Confirmation
        isOpen={isAsked}
        title={t`Leave “${name}”?`}
        act={<Trans>Leave collection</Trans>}
        isBusy={isBusy}
        onConfirm={() => void leave()}
        onClose={() => setAsked(false)}
      >
        <Trans>
          Your notes and ratings in the collection are deleted. To see it again you need a new
          invitation.
        </Trans>
      </Confirmation>
    </section>
  );
}
