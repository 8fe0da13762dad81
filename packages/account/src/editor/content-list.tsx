import type { EditorSummary } from "@hjem/domain/content/content-editor";
import { type ContentCollection, contentCollections } from "@hjem/domain/content/content-rules";
import { formatInstant } from "@hjem/domain/format/format-instant";
import { usePage } from "@hjem/storefront/page";
import { Link } from "@hjem/ui/link";
import { Select } from "@hjem/ui/select";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { contentPath } from "./content-links.tsx";
import styles from "./editor.module.css";
import { EntryState } from "./entry-state.tsx";
import { useContentNames, useEntryName, useLanguageName } from "./use-content-names.ts";

const states = ["all", "published", "changed", "draft"] as const;
type State = (typeof states)[number];

const stateOf = ({ publishedAt, hasChanges }: EditorSummary): State =>
  publishedAt === null ? "draft" : hasChanges ? "changed" : "published";

function Entries({
  collection,
  entries,
}: {
  collection: ContentCollection;
  entries: readonly EditorSummary[];
}) {
  const page = usePage();
  const { collections } = useContentNames();
  const nameOf = useEntryName();
  const languageOf = useLanguageName();
  if (entries.length === 0) return null;
  return (
    <section className={styles.collection} aria-labelledby={`content-${collection}`}>
      <h2 id={`content-${collection}`}>{collections[collection]}</h2>
      <ul className={styles.entries}>
        {entries.map((entry) => {
          const { documentId, locale, title, region, draftAt } = entry;
          const time = formatInstant(page, Date.parse(draftAt), page.region.timeZones.default);
          return (
            <li key={`${documentId}/${locale}`}>
              <span className={styles.entryName}>
                <Link className={text.linkAlone} href={contentPath({ documentId, locale })}>
                  {title}
                </Link>
                <span className={`${text.small} ${text.secondary}`}>{nameOf(entry)}</span>
              </span>
              <span className={text.small}>
                {languageOf(locale)}
                {region === "all" && (
                  <>
                    {" · "}
                    <Trans>all markets</Trans>
                  </>
                )}
              </span>
              <span className={`${text.small} ${text.secondary}`}>
                <Trans>Changed {time}</Trans>
              </span>
              <span>
                <EntryState entry={entry} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** All texts of the market by collection, with their state, language and last change; narrowed by state and words. */
export function ContentList({ entries }: { entries: readonly EditorSummary[] }) {
  const { t } = useLingui();
  const nameOf = useEntryName();
  const [state, setState] = useState<State>("all");
  const [words, setWords] = useState("");
  const names: Readonly<Record<State, string>> = {
    all: t`All`,
    published: t`Published`,
    changed: t`Published, with changes`,
    draft: t`Draft`,
  };
  const wanted = words.trim().toLocaleLowerCase();
  const shown = entries.filter(
    (entry) =>
      (state === "all" || stateOf(entry) === state) &&
      `${entry.title} ${nameOf(entry)}`.toLocaleLowerCase().includes(wanted),
  );
  return (
    <>
      <div className={styles.narrowing}>
        <TextField
          size="m"
          label={t`Find by title or address`}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Select
          size="m"
          label={t`State`}
          value={state}
          onChange={({ target }) => setState(states.find((each) => each === target.value) ?? "all")}
        >
          {states.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </Select>
      </div>
      <p role="status" className={text.secondary}>
        {shown.length === 0 ? (
          <Trans>No texts found.</Trans>
        ) : (
          <Plural value={shown.length} one="# text" other="# texts" />
        )}
      </p>
      {contentCollections.map((collection) => (
        <Entries
          key={collection}
          collection={collection}
          entries={shown.filter((entry) => entry.collection === collection)}
        />
      ))}
    </>
  );
}
