import { contentEditorApi } from "@hjem/api-client/endpoints/content-editor";
import type { Head, HeadContext, MessageCatalogs, PageLoaderArgs } from "@hjem/storefront/routes";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { Button } from "@hjem/ui/button";
import { PlusIcon } from "@hjem/ui/tool-icons";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useLoaderData, useSearchParams } from "react-router";
import { AdminFrame, openUntil } from "../admin/admin-frame.tsx";
import { AdministratorGate, onlyEditors } from "../admin/administrator-gate.tsx";
import { readEntryKey } from "./content-links.tsx";
import { ContentList } from "./content-list.tsx";
import { EntryEditor } from "./entry-editor.tsx";
import { NewPageDialog } from "./new-page-dialog.tsx";

/** Messages of the editor, loaded with its page. */
export const editorMessages: MessageCatalogs = {
  catalogs: {
    en: () => import("./locales/en.po"),
    no: () => import("./locales/no.po"),
  },
};

/** Formatted end of access. */
export async function loader({ page }: PageLoaderArgs) {
  await page.loadMessages(editorMessages);
  return { until: openUntil(page) };
}

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Content`,
  isNoIndex: true,
});

function Content() {
  const [query] = useSearchParams();
  const entryKey = readEntryKey(query);
  const [isCreating, setCreating] = useState(false);
  const { data, error } = contentEditorApi.endpoints.listEditorContent.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error) return <FormError formError={toFormError(error)} />;
  if (!data) {
    return (
      <p role="status">
        <Trans>One moment.</Trans>
      </p>
    );
  }
  if (entryKey) {
    return (
      <EntryEditor
        key={`${entryKey.documentId}/${entryKey.locale}`}
        entryKey={entryKey}
        entries={data}
      />
    );
  }
  return (
    <>
      <div>
        <Button icon={PlusIcon} onClick={() => setCreating(true)}>
          <Trans>New page</Trans>
        </Button>
      </div>
      <ContentList entries={data} />
      {isCreating && <NewPageDialog onClose={() => setCreating(false)} />}
    </>
  );
}

/** Texts of the site for those who write them: home page, footer, policies and pages (CMS-019..022, D106, D115). */
export function Component() {
  const { until } = useLoaderData<{ until: string }>();
  return (
    <AdminFrame title={<Trans>Content</Trans>} until={until}>
      <AdministratorGate roles={onlyEditors}>
        <Content />
      </AdministratorGate>
    </AdminFrame>
  );
}
