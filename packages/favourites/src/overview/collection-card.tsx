import { paths } from "@hjem/domain/paths";
import type { Collection } from "@hjem/domain/saved/collection";
import { CardTitle } from "@hjem/ui/card";
import { Picture } from "@hjem/ui/picture";
import { HeartIcon } from "@hjem/ui/result-icons";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useCollectionName } from "../model/collection-name.ts";
import { useOwnId } from "../model/use-collection.ts";
import styles from "./overview.module.css";

/** Pictures of a preview. */
const PREVIEWS = 4;

/** A collection: pictures of the homes saved last, its name, how many homes, who shares it, what is new. */
export function CollectionCard({ collection }: { collection: Collection }) {
  const { t } = useLingui();
  const nameOf = useCollectionName();
  const ownId = useOwnId();
  const { id, properties, users, newCount } = collection;
  const others = users.filter(({ userId }) => userId !== ownId).map(({ name }) => name);
  const names = others.join(", ");
  const pictures = properties.data.flatMap(({ images }) => images.slice(0, 1)).slice(0, PREVIEWS);
  const homes = t`${plural(properties.total, { one: "# home", other: "# homes" })}`;
  return (
    <li className={styles.collection}>
      <div className={styles.preview} data-count={pictures.length}>
        {pictures.length === 0 && <HeartIcon size="l" />}
        {pictures.map((source) => (
          <div key={source.url} className={styles.picture}>
            <Picture source={source} alt="" sizes="12rem" ratio="fill" />
          </div>
        ))}
        {newCount > 0 && (
          <span className={styles.news}>
            <Tag tone="signal">{t`${newCount} new`}</Tag>
          </span>
        )}
      </div>
      <CardTitle className={styles.title} href={paths.userCollection.to(id)}>
        {nameOf(collection)}
      </CardTitle>
      <p className={`${text.small} ${text.secondary} ${styles.line}`}>
        {[homes, others.length > 0 && t`Shared with ${names}`].filter(Boolean).join(" · ")}
      </p>
      {properties.total === 0 && (
        <p className={`${text.small} ${text.secondary}`}>
          {t`Press the heart on a home to save it.`}
        </p>
      )}
    </li>
  );
}
