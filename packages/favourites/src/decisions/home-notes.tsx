import { formatInstant } from "@hjem/domain/format/format-instant";
import { browserZone } from "@hjem/storefront/browser-zone";
import { usePage } from "@hjem/storefront/page";
import { Avatar } from "@hjem/ui/avatar";
import text from "@hjem/ui/text.module.css";
import { useLingui } from "@lingui/react/macro";
import { useOwnId } from "../model/use-collection.ts";
import styles from "./notes.module.css";
import type { DecisionProps } from "./verdicts.tsx";

/** The others' notes on a home, each with its author and time (FAV-007). */
export function OthersNotes({ home }: Pick<DecisionProps, "home">) {
  const { t } = useLingui();
  const page = usePage();
  const ownId = useOwnId();
  const { address } = home.property;
  const others = home.notes.filter(({ userId }) => userId !== ownId);
  if (others.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label={t`Notes of others on ${address}`}>
      {others.map(({ userId, name, text: words, updatedAt }) => (
        <li key={userId} className={styles.note}>
          <Avatar name={name} />
          <p className={`${text.xsmall} ${text.muted}`}>
            {name}, {formatInstant(page, Date.parse(updatedAt), browserZone())}
          </p>
          <p className={styles.words}>{words}</p>
        </li>
      ))}
    </ul>
  );
}
