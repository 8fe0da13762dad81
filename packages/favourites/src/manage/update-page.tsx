import { paths } from "@hjem/domain/paths";
import type { Collection } from "@hjem/domain/saved/collection";
import type { HeadContext } from "@hjem/storefront/routes";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { t as translate } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { collectionHead, loadCollection } from "../model/load-collection.ts";
import { useCollection } from "../model/use-collection.ts";
import { CollectionShell } from "../shell/collection-shell.tsx";
import { Ending } from "./ending.tsx";
import { LinkSharing } from "./link-sharing.tsx";
import styles from "./manage.module.css";
import { People } from "./people.tsx";
import { Renaming } from "./renaming.tsx";

export const loader = loadCollection;

/** Title of the page. */
export const head = (collection: Collection, page: HeadContext) =>
  collectionHead(collection, page, translate(page.i18n)`Share and edit`);

/** Name, persons, link and end of a collection (FAV-005, FAV-011). The default one is as it is (FAV-016). */
export function Component() {
  const collection = useCollection();
  const { isDefault, role, id } = collection;
  return (
    <CollectionShell>
      {isDefault ? (
        <p className={text.secondary}>
          <Trans>
            This collection cannot be renamed, shared or deleted. Create a new collection to share
            homes with others.
          </Trans>
        </p>
      ) : (
        <div className={`${layout.stackLarge} ${styles.parts}`}>
          {role === "owner" && (
            <Renaming collection={collection} key={`${collection.id}/${collection.name}`} />
          )}
          <People key={collection.id} collection={collection} />
          {role === "owner" && <LinkSharing collection={collection} />}
          <Ending collection={collection} />
        </div>
      )}
      <p>
        <Link href={paths.userCollection.to(id)} className={text.linkAlone}>
          <Trans>Back to the homes</Trans>
        </Link>
      </p>
    </CollectionShell>
  );
}
