import { contentEditorApi } from "@hjem/api-client/endpoints/content-editor";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { brokenLinks } from "./check-links.ts";
import { useEditing } from "./editing.ts";
import { NoteDialog } from "./note-dialog.tsx";
import type { EntryDraft } from "./use-entry-draft.ts";

const { publishContent } = contentEditorApi.endpoints;

/** Links of the draft that lead nowhere, before it is published. */
function BrokenLinks({ edited }: { edited: EntryDraft }) {
  const { pages } = useEditing();
  const broken = brokenLinks(edited.draft, new Set(pages.map(({ url }) => url)));
  if (broken.length === 0) return null;
  return (
    <div>
      <p>
        <Trans>These links lead nowhere:</Trans>
      </p>
      <ul>
        {broken.map(({ url }) => (
          <li key={url}>
            <code>{url}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Makes the draft public, with a note; what is not saved is saved first (D115). */
export function PublishAct({ edited }: { edited: EntryDraft }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { entry, isChanged, save, receive } = edited;
  const { documentId, locale, title, version, hasChanges } = entry;
  const open = async () => {
    // Only what is saved can be published; what is refused is shown in the form.
    if (isChanged && (await save()) === null) return;
    setOpen(true);
  };
  return (
    <>
      <Button variant="primary" disabled={!isChanged && !hasChanges} onClick={() => void open()}>
        <Trans>Publish</Trans>
      </Button>
      {isOpen && (
        <NoteDialog
          about={documentId}
          title={<Trans>Publish: {title}</Trans>}
          label={<Trans>Publish</Trans>}
          busyLabel={<Trans>Publishing</Trans>}
          send={(store, note) =>
            store.dispatch(
              publishContent.initiate({ documentId, locale, note, version }, { track: false }),
            )
          }
          onDone={(published) => {
            receive(published);
            toasts.show({ message: t`Published. Visitors see it within two minutes.` });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        >
          <BrokenLinks edited={edited} />
        </NoteDialog>
      )}
    </>
  );
}
