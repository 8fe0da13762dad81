import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { formatDay } from "@hjem/domain/format/format-date";
import { paths } from "@hjem/domain/paths";
import type { Collection, CollectionUser, SentInvitation } from "@hjem/domain/saved/collection";
import { dayIn } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import { Avatar } from "@hjem/ui/avatar";
import { Button, LinkButton } from "@hjem/ui/button";
import { Link } from "@hjem/ui/link";
import { MailIcon } from "@hjem/ui/subject-icons";
import text from "@hjem/ui/text.module.css";
import { PlusIcon } from "@hjem/ui/tool-icons";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useCollectionName } from "../model/collection-name.ts";
import { useOwnId } from "../model/use-collection.ts";
import { CreateDialog } from "./create-dialog.tsx";
import styles from "./shell.module.css";

/** The person's collections as links, each with its number of homes. */
function CollectionLinks({ currentId }: { currentId: string }) {
  const { t } = useLingui();
  const nameOf = useCollectionName();
  const { data } = collectionsApi.useListCollectionsQuery();
  return (
    <nav aria-label={t`Collections`}>
      <ul className={styles.links}>
        {data?.data.map((collection) => (
          <li key={collection.id}>
            <Link
              href={paths.userCollection.to(collection.id)}
              aria-current={collection.id === currentId ? "page" : undefined}
              className={styles.link}
            >
              <span className={styles.name}>{nameOf(collection)}</span>
              <span className={styles.count}>{collection.properties.total}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A member's role, and whether it is the person. */
function Member({ user }: { user: CollectionUser }) {
  const ownId = useOwnId();
  return (
    <li className={styles.member}>
      <Avatar name={user.name} />
      <span>
        <span className={styles.name}>
          {user.userId === ownId ? <Trans>You</Trans> : user.name}
        </span>
        <span className={`${text.xsmall} ${text.muted}`}>
          {user.role === "owner" ? <Trans>Owner</Trans> : <Trans>Member</Trans>}
        </span>
      </span>
    </li>
  );
}

/** Somebody who has not accepted yet; only the person who sent it sees the address (D60). */
function Invited({ invitation }: { invitation: SentInvitation }) {
  const page = usePage();
  const expires = formatDay(
    page,
    dayIn(Date.parse(invitation.expiresAt), page.region.timeZones.default),
  );
  return (
    <li className={styles.member}>
      <span className={styles.envelope}>
        <MailIcon />
      </span>
      <span className={styles.invited}>
        <span className={styles.name}>{invitation.email}</span>
        <span className={`${text.xsmall} ${text.muted}`}>
          <Trans>Invited, expires {expires}</Trans>
        </span>
      </span>
    </li>
  );
}

/** Collections, then the persons of the one that is shown (visual.md §18). */
export function CollectionRail({ collection }: { collection: Collection }) {
  const [isCreating, setCreating] = useState(false);
  const pending = collection.invitations.filter(({ status }) => status === "pending");
  return (
    <div className={styles.railParts}>
      <section className={styles.railPart}>
        <h2 className={styles.railTitle}>
          <Link href={paths.userFavourites.to()}>
            <Trans>Collections</Trans>
          </Link>
        </h2>
        <CollectionLinks currentId={collection.id} />
        <Button variant="ghost" size="s" icon={PlusIcon} onClick={() => setCreating(true)}>
          <Trans>New collection</Trans>
        </Button>
        <CreateDialog isOpen={isCreating} onClose={() => setCreating(false)} />
      </section>
      <section className={styles.railPart}>
        <h2 className={styles.railTitle}>
          <Link href={paths.userSavedSearches.to()}>
            <Trans>Saved searches</Trans>
          </Link>
        </h2>
      </section>
      {!collection.isDefault && (
        <section className={styles.railPart}>
          <h2 className={styles.railTitle}>
            <Trans>Members</Trans>
          </h2>
          <ul className={styles.members}>
            {collection.users.map((user) => (
              <Member key={user.userId} user={user} />
            ))}
            {pending.map((invitation) => (
              <Invited key={invitation.id} invitation={invitation} />
            ))}
          </ul>
          {collection.role === "owner" && (
            <LinkButton
              size="s"
              icon={PlusIcon}
              href={`${paths.collectionUpdate.to(collection.id)}#people`}
            >
              <Trans>Invite</Trans>
            </LinkButton>
          )}
        </section>
      )}
    </div>
  );
}
