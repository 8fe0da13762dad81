import { contentEditorApi } from "@hjem/api-client/endpoints/content-editor";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { ContentPicture } from "@hjem/domain/content/block";
import { PHOTO_IN_ONE_REQUEST_MAX_BYTES, photoTypes } from "@hjem/domain/draft/draft-rules";
import { fieldsOf } from "@hjem/domain/narrow";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { emptyPicture } from "./draft-edits.ts";
import { useEditing } from "./editing.ts";
import styles from "./editor.module.css";
import { OptionalGroup } from "./optional-group.tsx";
import type { ValueFieldProps } from "./value-field.tsx";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** A button that sends a file, and what is wrong with it. */
function PictureUpload({ onSent }: { onSent: (picture: ContentPicture) => void }) {
  const { t } = useLingui();
  const { store } = usePage();
  const chooser = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    if (file.size > PHOTO_IN_ONE_REQUEST_MAX_BYTES) {
      setProblem(t`It is larger than 8 MB. Choose a smaller version.`);
      return;
    }
    setProblem(null);
    setSending(true);
    const { data, error } = await store.dispatch(
      contentEditorApi.endpoints.addContentPicture.initiate(file, { track: false }),
    );
    setSending(false);
    if (data) onSent(data);
    else {
      const message = isApiError(error) ? error.message : undefined;
      setProblem(message ?? t`The picture was not sent. Try again.`);
    }
  };
  return (
    <div className={styles.upload}>
      <Button size="s" isBusy={isSending} onClick={() => chooser.current?.click()}>
        <Trans>Choose a picture</Trans>
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={photoTypes.join(",")}
        aria-label={t`Picture`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) void send(file);
        }}
      />
      <p role="status">{problem ?? t`JPG, PNG, WebP or AVIF, up to 8 MB`}</p>
    </div>
  );
}

/**
 * A picture that is sent from here, or by its address below `/media`: its size is read from the file, the editor writes what
 * it shows.
 */
export function PictureField({ spec, value, path, onChange }: ValueFieldProps) {
  const { t } = useLingui();
  const { errorOf } = useEditing();
  const picture = fieldsOf(value);
  const url = textOf(picture.url);
  const [missing, setMissing] = useState<string | null>(null);
  const isOwn = /^\/media\/[\w./-]+$/.test(url);
  const wrong = () => {
    if (url === "") return undefined;
    if (!isOwn) return t`Pictures are below /media on this site.`;
    return missing === url ? t`There is no picture at that address.` : undefined;
  };
  return (
    <OptionalGroup
      spec={spec}
      isThere={value !== null && value !== undefined}
      onAdd={() => onChange(emptyPicture)}
      onRemove={() => onChange(null)}
    >
      <PictureUpload
        onSent={({ url: sent, width, height }) =>
          onChange({ ...picture, url: sent, width, height })
        }
      />
      <TextField
        size="m"
        label={t`Address of the picture`}
        hint={t`Below /media on this site`}
        error={errorOf(`${path}.url`) ?? wrong()}
        autoCapitalize="none"
        spellCheck={false}
        value={url}
        onChange={({ target }) => onChange({ ...picture, url: target.value.trim() })}
      />
      <TextField
        size="m"
        label={t`What the picture shows`}
        hint={t`Read aloud to those who do not see it`}
        required
        error={errorOf(`${path}.alternativeText`)}
        maxLength={300}
        value={textOf(picture.alternativeText)}
        onChange={({ target }) => onChange({ ...picture, alternativeText: target.value })}
      />
      {isOwn && missing !== url && (
        <img
          className={styles.thumb}
          src={url}
          alt=""
          onError={() => setMissing(url)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            if (width > 0 && (width !== picture.width || height !== picture.height)) {
              onChange({ ...picture, width, height });
            }
          }}
        />
      )}
    </OptionalGroup>
  );
}
