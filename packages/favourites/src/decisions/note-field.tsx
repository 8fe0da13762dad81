import { decisionsApi } from "@hjem/api-client/endpoints/decisions";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { formatTime } from "@hjem/domain/format/format-date";
import type { HomeNote } from "@hjem/domain/saved/decision";
import { NOTE_MAX_LENGTH } from "@hjem/domain/saved/saved-rules";
import { wallClock } from "@hjem/domain/time/zone";
import { browserZone } from "@hjem/storefront/browser-zone";
import { usePage } from "@hjem/storefront/page";
import { unsentText } from "@hjem/storefront/unsent-text";
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

/**
 * The person's own note on a home, saved as it is typed. Never lost: each key is stored on the device until the API has the
 * note, and of two versions both are shown until the person has chosen (D62).
 */
export function NoteField({ collection, home }: DecisionProps) {
  const { t } = useLingui();
  const page = usePage();
  const { store } = page;
  const ownId = useOwnId();
  const own = home.notes.find(({ userId }) => userId === ownId);
  const { propertyId, property } = home;
  const [unsent] = useState(() => unsentText(`note/${collection.id}/${propertyId}`));
  const [kept] = useState(unsent.read);
  const [typed, setTyped] = useState(kept?.text ?? own?.text ?? "");
  // Versions that other tabs left on this device: each is chosen about before anything is sent.
  const [ofTabs, setOfTabs] = useState(kept?.others ?? []);
  const [otherOfTab] = ofTabs;
  /** Whether what was kept was typed over an older version than the one that is stored. */
  const against = (words: string): Saving =>
    kept && own && kept.version < own.version && words.trim() !== own.text.trim()
      ? { kind: "conflict", current: own }
      : { kind: "none" };
  const [saving, setSaving] = useState<Saving>(() => against(kept?.text ?? ""));
  // What was last stored or read: the base of what is typed.
  const base = useRef({ text: own?.text ?? "", version: own?.version ?? 0 });
  const isSending = useRef(false);
  const latest = useRef(typed);

  const isConflicting = saving.kind === "conflict" || otherOfTab !== undefined;
  const type = (words: string) => {
    latest.current = words;
    setTyped(words);
    // In a conflict the version that was edited stays, so that the question comes again after a reload.
    const version = isConflicting ? (unsent.read()?.version ?? 0) : base.current.version;
    if (words.trim() === base.current.text.trim() && !isConflicting) unsent.forget();
    else unsent.keep(words, version);
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
      if (latest.current === words) unsent.forget();
      else unsent.keep(latest.current, base.current.version);
      const { time } = wallClock(data ? Date.parse(data.updatedAt) : page.now, browserZone());
      setSaving({ kind: "saved", at: formatTime(page, time) });
      // What was typed meanwhile.
      void send(latest.current);
    } else if (isConflict(error)) {
      // The other version may be of another tab, which has just taken its own words off the device.
      unsent.keep(latest.current, version);
      setSaving({ kind: "conflict", current: currentOf(error) });
    } else {
      setSaving({ kind: "failed" });
    }
  };

  const save = useEffectEvent((words: string) => void send(words));
  useEffect(() => {
    if (isConflicting) return undefined;
    const timer = setTimeout(() => save(typed), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, isConflicting]);

  const saveLatest = useEffectEvent(() => {
    if (!isConflicting) void send(latest.current);
  });
  useEffect(() => {
    const saveNow = () => saveLatest();
    window.addEventListener("online", saveNow);
    window.addEventListener("pagehide", saveNow);
    return () => {
      window.removeEventListener("online", saveNow);
      window.removeEventListener("pagehide", saveNow);
      // A dialog that closes takes the focus with it, without a blur.
      saveNow();
    };
  }, []);

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
    unsent.keep(words, base.current.version);
    latest.current = words;
    setTyped(words);
    setSaving({ kind: "none" });
    if (words.trim() === base.current.text.trim()) unsent.forget();
    void send(words);
  };

  const settleTab = (words: string) => {
    latest.current = words;
    setTyped(words);
    setOfTabs(ofTabs.slice(1));
    unsent.keep(words, kept?.version ?? 0);
    if (ofTabs.length > 1) return;
    unsent.forgetOthers();
    const next = against(words);
    setSaving(next);
    if (next.kind === "none") void send(words);
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
      {otherOfTab !== undefined && (
        <NoteConflict own={typed} other={otherOfTab} isOfTab onChoose={settleTab} />
      )}
      {otherOfTab === undefined && saving.kind === "conflict" && (
        <NoteConflict
          own={typed}
          other={saving.current?.text ?? ""}
          onChoose={(words) => settle(words, saving.current)}
        />
      )}
      {!isConflicting && (
        <p role="status" className={`${text.xsmall} ${text.muted}`}>
          {saving.kind === "saving" && <Trans>Saving</Trans>}
          {saving.kind === "saved" && <Trans>Saved at {saving.at}</Trans>}
          {saving.kind === "failed" && (
            <Trans>Your note is not saved yet. It is stored on this device.</Trans>
          )}
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
