import { draftFilesApi } from "@hjem/api-client/endpoints/draft-files";
import type { Draft, DraftAttachment } from "@hjem/domain/draft/draft";
import { ATTACHMENTS_MAX } from "@hjem/domain/draft/draft-rules";
import { formatFileSize } from "@hjem/domain/format/format-measure";
import { focusNextItem } from "@hjem/storefront/focus-after-removal";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import { DocumentIcon } from "@hjem/ui/detail-icons";
import { IconButton } from "@hjem/ui/icon-button";
import { CloseIcon, WarningIcon } from "@hjem/ui/icons";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import type { TabProps } from "../model/tab-props.ts";
import { useFieldLabel } from "../model/use-field-label.ts";
import { fieldId } from "../model/wizard-address.ts";
import styles from "./photos.module.css";
import type { QueuedFile, UploadQueue } from "./upload-queue.ts";
import type { Uploads } from "./use-uploads.ts";

/** Props of `Attachments`. */
interface AttachmentsProps extends TabProps {
  uploads: Uploads;
}

/** The PDFs of a draft, with their size and pages (LIST-079, LIST-080, D104). */
export function Attachments({ draft, receive, uploads }: AttachmentsProps) {
  const { t } = useLingui();
  const labelOf = useFieldLabel();
  const page = usePage();
  const chooser = useRef<HTMLInputElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const [remove] = draftFilesApi.useDeleteDraftAttachmentMutation();
  const [restore] = draftFilesApi.useRestoreDraftAttachmentMutation();
  const { queue, state, add } = uploads;

  const take = async (request: Promise<{ data?: Draft | undefined }>): Promise<boolean> => {
    const { data } = await request;
    if (data) receive(data);
    else toasts.show({ tone: "error", message: t`That didn't work. Try again.` });
    return data !== undefined;
  };
  const deleteAttachment = async (
    { id: attachmentId, name }: DraftAttachment,
    button: HTMLElement,
  ) => {
    focusNextItem(button, () => adder.current?.focus());
    const attachment = { id: draft.id, attachmentId };
    if (!(await take(remove(attachment)))) return;
    toasts.show({
      message: t`${name} is deleted.`,
      action: { label: t`Undo`, run: () => void take(restore(attachment)) },
    });
  };

  return (
    <section className={layout.stackSmall} id={fieldId("attachments")} tabIndex={-1}>
      <h2 className={text.h3}>{labelOf("attachments")}</h2>
      <p className={`${text.small} ${text.secondary}`}>
        <Trans>
          PDF without a password, up to 25 MB each and {ATTACHMENTS_MAX} in all. Everybody who sees
          the listing can download them.
        </Trans>
      </p>
      <ul className={styles.files}>
        {draft.attachments.map((attachment) => {
          const { id, name, size, pages, url } = attachment;
          return (
            <Row
              key={id}
              title={<a href={url}>{name}</a>}
              facts={
                <>
                  {formatFileSize(page, size)} ·{" "}
                  <Plural value={pages} one="# page" other="# pages" />
                </>
              }
            >
              <IconButton
                size="s"
                icon={CloseIcon}
                label={t`Delete ${name}`}
                onClick={(event) => void deleteAttachment(attachment, event.currentTarget)}
              />
            </Row>
          );
        })}
        {state.files.map((entry) => (
          <UploadRow key={entry.key} entry={entry} queue={queue} />
        ))}
      </ul>
      <div>
        <Button ref={adder} icon={DocumentIcon} onClick={() => chooser.current?.click()}>
          <Trans>Add a PDF</Trans>
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept="application/pdf"
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </section>
  );
}

/** Props of `Row`. */
interface RowProps {
  title: ReactNode;
  facts: ReactNode;
  isFailed?: boolean;
  /** What can be done with it. */
  children: ReactNode;
}

function Row({ title, facts, isFailed, children }: RowProps) {
  return (
    <li className={styles.file} data-failed={isFailed || undefined}>
      {isFailed ? <WarningIcon /> : <DocumentIcon />}
      <div className={styles.grow}>
        <p className={styles.strong}>{title}</p>
        <p className={text.small}>{facts}</p>
      </div>
      {children}
    </li>
  );
}

/** A PDF on its way. */
function UploadRow({ entry, queue }: { entry: QueuedFile; queue: UploadQueue }) {
  const { t } = useLingui();
  const { key, file, state, progress, problem } = entry;
  const { name } = file;
  const percent = Math.round(progress * 100);
  const isMessage = problem !== null && typeof problem === "object";
  return (
    <Row
      title={name}
      isFailed={state === "failed"}
      facts={
        <span role={state === "failed" ? "alert" : undefined}>
          {state === "uploading" && <Trans>Uploading, {percent} %</Trans>}
          {state === "waiting" && <Trans>Waiting</Trans>}
          {state === "offline" && <Trans>Waiting for the network</Trans>}
          {state === "failed" && problem === "size" && (
            <Trans>It is larger than 25 MB. Choose a smaller version.</Trans>
          )}
          {state === "failed" && problem === "type" && <Trans>This is not a PDF.</Trans>}
          {state === "failed" && isMessage && problem.message}
        </span>
      }
    >
      {state === "offline" && (
        <Button variant="ghost" size="s" onClick={() => queue.retry(key)}>
          <Trans>Try now</Trans>
        </Button>
      )}
      <IconButton
        size="s"
        icon={CloseIcon}
        label={state === "failed" ? t`Remove ${name}` : t`Cancel ${name}`}
        onClick={(event) => {
          focusNextItem(event.currentTarget);
          queue.cancel(key);
        }}
      />
    </Row>
  );
}
