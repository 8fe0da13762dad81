import { contentEditorApi } from "@hjem/api-client/endpoints/content-editor";
import { articleKinds } from "@hjem/domain/content/content-rules";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { Dialog } from "@hjem/ui/dialog";
import { Select } from "@hjem/ui/select";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { addressOfTitle } from "./address-of-title.ts";
import { contentPath } from "./content-links.tsx";
import { useContentNames } from "./use-content-names.ts";

/** A new page in each language of the market, unpublished. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { store } = usePage();
  const navigate = useNavigate();
  const { options, fields } = useContentNames();
  /** Null until the editor types an address: then it is no longer made from the title. */
  const [typed, setTyped] = useState<string | null>(null);
  const [title, setTitle] = useState("");
  const form = useAccountForm({
    unsent: unsentFields("new-page"),
    check: ({ title: typedTitle = "", url = "" }) => ({
      title: typedTitle.trim() === "" ? t`Enter a title.` : undefined,
      url: /^[a-z0-9][a-z0-9-]{0,99}$/.test(url)
        ? undefined
        : t`Use the letters a to z, digits and hyphens.`,
    }),
    send: ({ title: typedTitle = "", url = "", kind }) =>
      store.dispatch(
        contentEditorApi.endpoints.createContentPage.initiate(
          {
            title: typedTitle,
            url,
            kind: articleKinds.find((each) => each === kind) ?? "guide",
          },
          { track: false },
        ),
      ),
    onDone: ({ documentId, locale }) => {
      onClose();
      void navigate(contentPath({ documentId, locale }));
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t`New page`}>
      <AccountFormFrame
        form={form}
        isBlock
        takesFocus
        label={<Trans>Create the page</Trans>}
        busyLabel={<Trans>Creating</Trans>}
      >
        <TextField
          name="title"
          label={fields.title}
          error={form.errorOf("title")}
          maxLength={160}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          name="url"
          label={t`Address behind /page/`}
          hint={t`It can't be changed later.`}
          error={form.errorOf("url")}
          maxLength={100}
          autoCapitalize="none"
          spellCheck={false}
          value={typed ?? addressOfTitle(title)}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Select name="kind" label={fields.kind}>
          {articleKinds.map((kind) => (
            <option key={kind} value={kind}>
              {options[kind]}
            </option>
          ))}
        </Select>
      </AccountFormFrame>
    </Dialog>
  );
}
