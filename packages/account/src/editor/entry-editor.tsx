import { contentEditorApi, type EntryKey } from "@hjem/api-client/endpoints/content-editor";
import type { EditorEntry, EditorSummary } from "@hjem/domain/content/content-editor";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { BlockList } from "./block-list.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { contentPath, LanguageLinks } from "./content-links.tsx";
import { EditingContext } from "./editing.ts";
import styles from "./editor.module.css";
import { EntryActs } from "./entry-acts.tsx";
import { entryFields, hasBlocks } from "./entry-fields.ts";
import { EntryPreview } from "./entry-preview.tsx";
import { EntryState } from "./entry-state.tsx";
import { FieldList } from "./field-list.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { PublishAct } from "./publish-act.tsx";
import { useEntryName } from "./use-content-names.ts";
import { type EntryDraft, useEntryDraft } from "./use-entry-draft.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useSaveKey } from "./use-save-key.ts";

/** Whether everything is saved, and what to do where it is not. */
function SaveBar({ edited }: { edited: EntryDraft }) {
  const { isChanged, isSaved, isSaving, message, save } = edited;
  return (
    <div className={styles.saveBar}>
      <Button
        disabled={!isChanged && !isSaving}
        isBusy={isSaving}
        busyLabel={<Trans>Saving</Trans>}
        onClick={() => void save()}
      >
        <Trans>Save the draft</Trans>
      </Button>
      <PublishAct edited={edited} />
      <p role="status" className={text.secondary}>
        {isChanged ? <Trans>Not saved</Trans> : isSaved && <Trans>Saved</Trans>}
      </p>
      {message !== null && <FormError formError={{ message }} />}
    </div>
  );
}

/** Props of the form of an entry. */
interface EntryFormProps {
  opened: EditorEntry;
  /** All entries of the market, for links and other languages. */
  entries: readonly EditorSummary[];
}

function EntryForm({ opened, entries }: EntryFormProps) {
  const edited = useEntryDraft(opened);
  const nameOf = useEntryName();
  const { entry, draft, isChanged, errors, change, save } = edited;
  const guard = useLeaveGuard(isChanged);
  const leave = () => {
    edited.discard();
    guard.leave();
  };
  const pages = useMemo(
    () =>
      entries
        .filter(({ collection, locale }) => collection === "cms-pages" && locale === entry.locale)
        .map(({ name, title }) => ({ url: name, title })),
    [entries, entry.locale],
  );
  useSaveKey(isChanged, () => void save());
  return (
    <EditingContext value={{ errorOf: (path) => errors[path], pages }}>
      <div className={layout.stack}>
        <div className={layout.stackSmall}>
          <div className={layout.row}>
            <h2>{entry.title}</h2>
            <EntryState entry={entry} />
          </div>
          <p className={text.secondary}>{nameOf(entry)}</p>
          <LanguageLinks entry={entry} entries={entries} />
          <EntryActs edited={edited} />
        </div>
        <div className={styles.columns}>
          <div className={styles.form}>
            <div className={styles.fields}>
              <FieldList
                specs={entryFields[entry.collection]}
                fields={draft}
                prefix=""
                onChange={(fields) => change(() => fields)}
              />
            </div>
            {hasBlocks(entry.collection) && <BlockList draft={draft} onChange={change} />}
            <SaveBar edited={edited} />
          </div>
          <EntryPreview entry={entry} isChanged={isChanged} />
        </div>
        <ConflictDialog edited={edited} />
        <LeaveDialog guard={{ ...guard, leave }} />
      </div>
    </EditingContext>
  );
}

/** Props of `EntryEditor`. */
export interface EntryEditorProps {
  entryKey: EntryKey;
  entries: readonly EditorSummary[];
}

/** One text in one language: its fields and blocks, the preview beside them, and what is done with it (D115). */
export function EntryEditor({ entryKey, entries }: EntryEditorProps) {
  const { t } = useLingui();
  const { data, error } = contentEditorApi.endpoints.getEditorEntry.useQuery(entryKey, {
    refetchOnMountOrArgChange: true,
  });
  const isOther = data?.documentId !== entryKey.documentId || data.locale !== entryKey.locale;
  return (
    <div className={layout.stack}>
      <nav aria-label={t`Content`}>
        <Link className={text.linkAlone} href={contentPath()}>
          <Trans>All texts</Trans>
        </Link>
      </nav>
      {error && <FormError formError={toFormError(error)} />}
      {!error && (!data || isOther) && (
        <p role="status">
          <Trans>One moment.</Trans>
        </p>
      )}
      {data && !isOther && (
        // Read once: what the API sends after a change is taken by the form itself.
        <EntryForm key={`${data.documentId}/${data.locale}`} opened={data} entries={entries} />
      )}
    </div>
  );
}
