import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { formatLongDay } from "@hjem/domain/format/format-date";
import type { Collection, CollectionUser, SentInvitation } from "@hjem/domain/saved/collection";
import type { InvitationStatus } from "@hjem/domain/saved/saved-rules";
import { dayIn } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { Avatar } from "@hjem/ui/avatar";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { type FormFields, useForm } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useCollectionCall } from "../model/use-collection-call.ts";
import { useOwnId } from "../model/use-collection.ts";
import { Confirmation } from "./confirmation.tsx";
import styles from "./manage.module.css";

const { changeOwner, inviteToCollection, removeMember, withdrawInvitation } =
  collectionsApi.endpoints;

/** A person of the collection; the owner can remove others and hand the collection over, after a question (D65). */
function Member({ collection, user }: { collection: Collection; user: CollectionUser }) {
  const { t } = useLingui();
  const { store } = usePage();
  const ownId = useOwnId();
  const { isBusy, call } = useCollectionCall();
  const { userId, name, role } = user;
  const isOwn = userId === ownId;
  const collectionId = collection.id;
  const [asked, setAsked] = useState<"owner" | "removal" | null>(null);
  const makeOwner = async () => {
    await call(
      () =>
        store.dispatch(changeOwner.initiate({ collectionId, body: { userId } }, { track: false })),
      t`${name} is the owner now.`,
    );
    setAsked(null);
  };
  const remove = async () => {
    await call(
      () => store.dispatch(removeMember.initiate({ collectionId, userId }, { track: false })),
      t`${name} was removed.`,
    );
    setAsked(null);
  };
  return (
    <li className={styles.person}>
      <Avatar name={name} />
      <span className={styles.who}>
        <span className={text.medium}>{isOwn ? <Trans>{name} (you)</Trans> : name}</span>
        <span className={`${text.small} ${text.muted}`}>
          {role === "owner" ? <Trans>Owner</Trans> : <Trans>Member</Trans>}
        </span>
      </span>
      {collection.role === "owner" && !isOwn && (
        <span className={styles.acts}>
          <Button
            size="s"
            variant="ghost"
            aria-label={t`Make owner: ${name}`}
            onClick={() => setAsked("owner")}
          >
            <Trans>Make owner</Trans>
          </Button>
          <Button
            size="s"
            variant="ghost"
            aria-label={t`Remove ${name}`}
            onClick={() => setAsked("removal")}
          >
            <Trans>Remove</Trans>
          </Button>
        </span>
      )}
      <Confirmation
        isOpen={asked === "owner"}
        title={t`Make ${name} the owner?`}
        act={<Trans>Make owner</Trans>}
        tone="primary"
        isBusy={isBusy}
        onConfirm={() => void makeOwner()}
        onClose={() => setAsked(null)}
      >
        <Trans>
          {name} can then rename, share and delete the collection. Only {name} can make you the
          owner again.
        </Trans>
      </Confirmation>
      <Confirmation
        isOpen={asked === "removal"}
        title={t`Remove ${name}?`}
        act={<Trans>Remove</Trans>}
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setAsked(null)}
      >
        <Trans>
          {name} can no longer see the collection. The notes and ratings that {name} wrote in it are
          deleted. This cannot be undone.
        </Trans>
      </Confirmation>
    </li>
  );
}

/** An invitation that the person has sent. */
function Invitation({
  collection,
  invitation,
}: {
  collection: Collection;
  invitation: SentInvitation;
}) {
  const { t } = useLingui();
  const page = usePage();
  const { isBusy, call } = useCollectionCall();
  const { id, email, status, expiresAt } = invitation;
  const expires = formatLongDay(page, dayIn(Date.parse(expiresAt), page.region.timeZones.default));
  const states: Record<InvitationStatus, string> = {
    pending: t`Invited, expires ${expires}`,
    accepted: t`Has accepted`,
    declined: t`Has declined`,
    expired: t`The invitation has expired`,
    withdrawn: t`The invitation was withdrawn`,
  };
  return (
    <li className={styles.person}>
      <Avatar name={email} />
      <span className={styles.who}>
        <span className={text.medium}>{email}</span>
        <span className={`${text.small} ${text.muted}`}>{states[status]}</span>
      </span>
      {status === "pending" && (
        <Button
          size="s"
          variant="ghost"
          isBusy={isBusy}
          aria-label={t`Withdraw the invitation of ${email}`}
          onClick={() =>
            void call(
              () =>
                page.store.dispatch(
                  withdrawInvitation.initiate(
                    { collectionId: collection.id, invitationId: id },
                    { track: false },
                  ),
                ),
              t`The invitation was withdrawn.`,
            )
          }
        >
          <Trans>Withdraw</Trans>
        </Button>
      )}
    </li>
  );
}

/** Invites somebody by mail (FAV-034). */
function Inviting({ collection }: { collection: Collection }) {
  const { t } = useLingui();
  const { store } = usePage();
  const field = useRef<HTMLInputElement>(null);
  const { isSending, errors, listeners } = useForm({
    unsent: unsentFields(`invitation/${collection.id}`),
    check: ({ email = "" }: FormFields) => ({
      email: email.includes("@") ? undefined : t`Enter an email address.`,
    }),
    send: ({ email = "" }: FormFields) =>
      store.dispatch(
        inviteToCollection.initiate(
          { collectionId: collection.id, body: { email: email.trim() } },
          { track: false },
        ),
      ),
    onResult: ({ error }, { email = "" }) => {
      if (error === undefined) {
        if (field.current) field.current.value = "";
        toasts.show({ message: t`An invitation was sent to ${email}.` });
        return null;
      }
      const { fields, message = t`Something went wrong. Try again.` } = isApiError(error)
        ? error
        : {};
      return { email: fields?.email ?? message };
    },
  });
  return (
    <form {...listeners} noValidate className={styles.add}>
      <TextField
        ref={field}
        name="email"
        type="email"
        label={t`Invite by email`}
        hint={t`They see the homes, ratings and notes, and can add their own.`}
        autoComplete="off"
        error={errors.email}
      />
      <Button type="submit" isBusy={isSending}>
        <Trans>Send invitation</Trans>
      </Button>
    </form>
  );
}

/** Members and invitations of the collection; its owner invites (D63). */
export function People({ collection }: { collection: Collection }) {
  const shown = collection.invitations.filter(({ status }) => status !== "accepted");
  return (
    <section id="people" className={layout.stackSmall}>
      <h2 className={text.h3}>
        <Trans>People</Trans>
      </h2>
      <ul className={styles.people}>
        {collection.users.map((user) => (
          <Member key={user.userId} collection={collection} user={user} />
        ))}
        {shown.map((invitation) => (
          <Invitation key={invitation.id} collection={collection} invitation={invitation} />
        ))}
      </ul>
      {collection.role === "owner" && <Inviting collection={collection} />}
    </section>
  );
}
