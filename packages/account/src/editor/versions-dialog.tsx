import { contentEditorApi } from "@hjem/api-client/endpoints/content-editor";
import type { ContentVersion, EditorEntry } from "@hjem/domain/content/content-editor";
import { formatInstant } from "@hjem/domain/format/format-instant";
import { usePage } from "@hjem/storefront/page";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import lists from "../admin/admin-lists.module.css";
import { ComparisonTable } from "./comparison-table.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import type { EntryDraft } from "./use-entry-draft.ts";

const { listContentVersions, getContentVersion, restoreContentVersion } =
  contentEditorApi.endpoints;

/** Props of `VersionsDialog`. */
export interface VersionsDialogProps {
  edited: Pick<EntryDraft, "entry" | "draft" | "isChanged">;
  onRestored: (entry: EditorEntry) => void;
  onClose: () => void;
}

/** What an older version has differently from the draft. */
function VersionText({
  edited,
  number,
}: {
  edited: VersionsDialogProps["edited"];
  number: number;
}) {
  const { documentId, locale } = edited.entry;
  const { data, error } = getContentVersion.useQuery({ documentId, locale, number });
  if (error) return <FormError formError={toFormError(error)} />;
  if (!data) {
    return (
      <p role="status">
        <Trans>One moment.</Trans>
      </p>
    );
  }
  return (
    <ComparisonTable
      one={data.draft}
      other={edited.draft}
      oneName={<Trans>Version {number}</Trans>}
      otherName={<Trans>Draft</Trans>}
    />
  );
}

/** Publications of an entry, the newest first; an older one is compared with the draft and published again: undo (D115). */
export function VersionsDialog({ edited, onRestored, onClose }: VersionsDialogProps) {
  const { t } = useLingui();
  const page = usePage();
  const { documentId, locale } = edited.entry;
  const { data, error } = listContentVersions.useQuery(
    { documentId, locale },
    { refetchOnMountOrArgChange: true },
  );
  const [shown, setShown] = useState<number | null>(null);
  const [restored, setRestored] = useState<ContentVersion | null>(null);
  const timeOf = ({ publishedAt }: ContentVersion) =>
    formatInstant(page, Date.parse(publishedAt), page.region.timeZones.default);

  if (restored) {
    const { number } = restored;
    return (
      <NoteDialog
        about={documentId}
        title={<Trans>Publish version {number} again</Trans>}
        label={<Trans>Publish version {number}</Trans>}
        busyLabel={<Trans>Publishing</Trans>}
        send={(store, note) =>
          store.dispatch(
            restoreContentVersion.initiate({ documentId, locale, number, note }, { track: false }),
          )
        }
        onDone={onRestored}
        onClose={() => setRestored(null)}
      >
        <p>
          {edited.isChanged || edited.entry.hasChanges ? (
            <Trans>It replaces the text that visitors see, and the draft with its changes.</Trans>
          ) : (
            <Trans>It replaces the text that visitors see.</Trans>
          )}
        </p>
      </NoteDialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} size="l" title={t`Versions`}>
      <div className={layout.stack}>
        {error && <FormError formError={toFormError(error)} />}
        {data?.length === 0 && (
          <p>
            <Trans>Not published yet.</Trans>
          </p>
        )}
        <ol className={lists.list}>
          {data?.map((version) => {
            const { number } = version;
            const time = timeOf(version);
            return (
              <li key={number}>
                <span className={lists.words}>
                  <span className={text.medium}>
                    <Trans>
                      Version {number}, {time}
                    </Trans>{" "}
                    {version.isPublished && (
                      <Tag tone="accent">
                        <Trans>Published</Trans>
                      </Tag>
                    )}
                  </span>
                  <span className={`${text.small} ${text.secondary}`}>
                    {version.publishedBy ?? <Trans>With a release</Trans>}
                    {version.note && ` · ${version.note}`}
                  </span>
                </span>
                <span className={layout.row}>
                  <Button
                    size="s"
                    aria-expanded={shown === number}
                    aria-label={t`Compare version ${number} with the draft`}
                    onClick={() => setShown(shown === number ? null : number)}
                  >
                    <Trans>Compare</Trans>
                  </Button>
                  {!version.isPublished && (
                    <Button
                      size="s"
                      aria-label={t`Restore version ${number}`}
                      onClick={() => setRestored(version)}
                    >
                      <Trans>Restore</Trans>
                    </Button>
                  )}
                </span>
                {shown === number && <VersionText edited={edited} number={number} />}
              </li>
            );
          })}
        </ol>
      </div>
    </Dialog>
  );
}
