import { contentEditorApi } from "@hjem/api-client/endpoints/content-editor";
import type { EditorEntry } from "@hjem/domain/content/content-editor";
import { usePage } from "@hjem/storefront/page";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { Button, LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { PreviewFrame } from "@hjem/ui/preview-frame";
import { SegmentedControl } from "@hjem/ui/segmented";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import styles from "./editor.module.css";

const { createContentPreview } = contentEditorApi.endpoints;

/** Widths of the window that the preview shows: a phone and a desk. */
const widths = ["390", "1366"] as const;

/** The saved draft as visitors would see it, in a window of a phone or a desk. */
export function EntryPreview({ entry, isChanged }: { entry: EditorEntry; isChanged: boolean }) {
  const { t } = useLingui();
  const { store } = usePage();
  const [width, setWidth] = useState<string>(widths[0]);
  const [link, setLink] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { documentId, locale, version } = entry;

  const open = async () => {
    const { data, error: failed } = await store.dispatch(
      createContentPreview.initiate(documentId, { track: false }),
    );
    setLink(data?.path ?? null);
    setError(failed ?? null);
  };
  if (link === null) {
    return (
      <section className={styles.preview} aria-label={t`Preview of the draft`}>
        <h2>
          <Trans>Preview of the draft</Trans>
        </h2>
        <p className={text.secondary}>
          <Trans>
            The draft as visitors would see it. The link is valid for seven days and ends any
            earlier one.
          </Trans>
        </p>
        {error !== null && <FormError formError={toFormError(error)} />}
        <div>
          <Button onClick={() => void open()}>
            <Trans>Show the preview</Trans>
          </Button>
        </div>
      </section>
    );
  }
  const url = `${link}&language=${locale}`;
  return (
    <section className={styles.preview} aria-label={t`Preview of the draft`}>
      <h2>
        <Trans>Preview of the draft</Trans>
      </h2>
      <div className={layout.row}>
        <SegmentedControl
          name="preview-width"
          legend={t`Width of the preview`}
          isLegendHidden
          isNotSent
          value={width}
          onChange={setWidth}
          options={[
            { value: widths[0], label: t`Phone` },
            { value: widths[1], label: t`Desktop` },
          ]}
        />
        <LinkButton size="s" href={url} target="_blank">
          <Trans>Open in a new tab</Trans>
        </LinkButton>
      </div>
      {isChanged && (
        <p className={text.secondary}>
          <Trans>Save to see your last changes here.</Trans>
        </p>
      )}
      <PreviewFrame
        key={version}
        src={url}
        width={Number(width)}
        title={t`Preview of ${entry.title}`}
      />
    </section>
  );
}
