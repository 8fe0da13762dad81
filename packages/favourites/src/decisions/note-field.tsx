import { decisionsApi } from "@hjem/api-client/endpoints/decisions";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { formatTime } from "@hjem/domain/format/format-date";
import type { HomeNote } from "@hjem/domain/saved/decision";
import { NOTE_MAX_LENGTH } from "@hjem/domain/saved/saved-rules";
import { wallClock } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { TextArea } from "@hjem/ui/text-area";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useOwnId } from "../model/use-collection.ts";
import { NoteConflict } from "./note-conflict.tsx";
import type { DecisionProps } from "./verdicts.tsx";

/** How long after the last key a note is saved. */
export const SAVE_AFTER_MS = 1_000;

type Saving =
  | { kind: "none" | "saving" | "failed" }
  | { kind: "saved"; at: string }
  /** Somebody saved another version meanwhile: in another tab or on another device (D62). */
  | { kind: "conflict"; current: HomeNote | null };

/** The version that is stored, of an error 409. */
const currentOf = (error: unknown): HomeNote | null =>
  (error as { current?: HomeNote | null }).current ?? null;

const isConflict = (error: unknown): boolean => isApiError(error) && error.status === 409;

/** The person's own note on a home, saved as it is typed. Never lost: of two versions both are shown (D62). */
export function NoteField({ collection, home }: DecisionProps) {
  const { t } = useLingui();
  const page = usePage();
  const { store } = page;
  const ownId = useOwnId();
  const own = home.notes.find(({ userId }) => userId === ownId);
  const [typed, setTyped] = useState(own?.text ?? "");
  const [saving, setSaving] = useState<Saving>({ kind: "none" });
  // What was last stored or read: the base of what is typed.
  const base = useRef({ text: own?.text ?? "", version: own?.version ?? 0 });
  const isSending = useRef(false);
  const latest = useRef(typed);
  const { propertyId, property } = home;

  const type = (words: string) => {
    latest.current = words;
    setTyped(words);
  };
  const send = async (words: string, version = base.current.version): Promise<void> => {
    if (isSending.current || words.trim() === base.current.text.trim()) return;
    isSending.current = true;
    setSaving({ kind: "saving" });
    const { data, error } = await store.dispatch(
      decisionsApi.endpoints.saveNote.initiate(
        { collectionId: collection.id, propertyId, body: { text: words, version } },
        { track: false },
      ),
    );
    isSending.current = false;
    if (error === undefined) {
      base.current = { text: words, version: data?.version ?? 0 };
      const { time } = wallClock(data ? Date.parse(data.updatedAt) : page.now, property.timeZone);
      setSaving({ kind: "saved", at: formatTime(page, time) });
      // What was typed meanwhile.
      void send(latest.current);
    } else if (isConflict(error)) {
      setSaving({ kind: "conflict", current: currentOf(error) });
    } else {
      setSaving({ kind: "failed" });
    }
  };

  const isConflicting = saving.kind === "conflict";
  const save = useEffectEvent((words: string) => void send(words));
  useEffect(() => {
    if (isConflicting) return undefined;
    const timer = setTimeout(() => save(typed), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, isConflicting]);

  // A dialog that closes takes the focus with it, without a blur.
  useEffect(() => () => save(latest.current), []);

  // Changed elsewhere while nothing was typed here: what is stored is shown.
  const adopt = useEffectEvent((note: HomeNote | undefined) => {
    const stored = { text: note?.text ?? "", version: note?.version ?? 0 };
    if (isSending.current || stored.version <= base.current.version) return;
    if (typed.trim() === base.current.text.trim()) {
      base.current = stored;
      type(stored.text);
    }
  });
  useEffect(() => adopt(own), [own]);

  const settle = (words: string, current: HomeNote | null) => {
    base.current = { text: current?.text ?? "", version: current?.version ?? 0 };
    type(words);
    setSaving({ kind: "none" });
    void send(words);
  };

  return (
    <div className={layout.stackSmall}>
      <TextArea
        label={<Trans>Your note</Trans>}
        rows={3}
        value={typed}
        maxLength={NOTE_MAX_LENGTH}
        aria-label={t`Your note on ${property.address}`}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => !isConflicting && void send(typed)}
      />
      {isConflicting ? (
        <NoteConflict
          own={typed}
          other={saving.current?.text ?? ""}
          onChoose={(words) => settle(words, saving.current)}
        />
      ) : (
        <p role="status" className={`${text.xsmall} ${text.muted}`}>
          {saving.kind === "saving" && <Trans>Saving</Trans>}
          {saving.kind === "saved" && <Trans>Saved at {saving.at}</Trans>}
          {saving.kind === "failed" && <Trans>Your note was not saved.</Trans>}
        </p>
      )}
      {saving.kind === "failed" && (
        <div>
          <Button size="s" onClick={() => void send(typed)}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
