import { contentEditorApi } from "@hjem/api-client/endpoints/content-editor";
import type { EditorEntry } from "@hjem/domain/content/content-editor";
import { paths } from "@hjem/domain/paths";
import type { Sent } from "@hjem/storefront/sign-in/use-account-form";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { NoteDialog } from "./note-dialog.tsx";
import type { EntryDraft } from "./use-entry-draft.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

const { unpublishContent, deleteContentPage } = contentEditorApi.endpoints;

type Opened = "unpublish" | "delete" | "versions";

/** What is done with an entry as a whole: versions, and for pages unpublish and delete. */
export function EntryActs({ edited }: { edited: EntryDraft }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { entry, receive } = edited;
  const { documentId, locale, collection, title, publishedAt } = entry;
  const isPage = collection === "cms-pages";
  const close = () => setOpened(null);
  const done = (message: string) => (received: EditorEntry) => {
    receive(received);
    toasts.show({ message });
    close();
  };
  return (
    <div className={layout.row}>
      <Button size="s" onClick={() => setOpened("versions")}>
        <Trans>Versions</Trans>
      </Button>
      {isPage && publishedAt !== null && (
        <Button size="s" variant="ghost" onClick={() => setOpened("unpublish")}>
          <Trans>Unpublish</Trans>
        </Button>
      )}
      {isPage && (
        <Button size="s" variant="ghost" onClick={() => setOpened("delete")}>
          <Trans>Delete</Trans>
        </Button>
      )}
      {opened === "unpublish" && (
        <NoteDialog
          about={documentId}
          title={<Trans>Unpublish: {title}</Trans>}
          label={<Trans>Unpublish</Trans>}
          busyLabel={<Trans>Unpublishing</Trans>}
          variant="danger"
          send={(store, note) =>
            store.dispatch(
              unpublishContent.initiate({ documentId, locale, note }, { track: false }),
            )
          }
          onDone={done(t`The page is no longer public.`)}
          onClose={close}
        >
          <p>
            <Trans>Visitors no longer find the page in this language. The draft stays here.</Trans>
          </p>
        </NoteDialog>
      )}
      {opened === "delete" && (
        <NoteDialog
          about={documentId}
          title={<Trans>Delete: {title}</Trans>}
          label={<Trans>Delete the page</Trans>}
          busyLabel={<Trans>Deleting</Trans>}
          variant="danger"
          send={(store, note): Promise<Sent<unknown>> =>
            store.dispatch(deleteContentPage.initiate({ documentId, note }, { track: false }))
          }
          onDone={() => {
            toasts.show({ message: t`The page is deleted.` });
            void navigate(paths.adminSection.to("content"), { replace: true });
          }}
          onClose={close}
        >
          <p>
            <Trans>The page is deleted in every language. This can't be undone.</Trans>
          </p>
        </NoteDialog>
      )}
      {opened === "versions" && (
        <VersionsDialog
          edited={edited}
          onRestored={done(t`The older version is published again.`)}
          onClose={close}
        />
      )}
    </div>
  );
}
