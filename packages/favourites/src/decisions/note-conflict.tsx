import { NOTE_MAX_LENGTH } from "@hjem/domain/saved/saved-rules";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import styles from "./notes.module.css";

/** Props of `NoteConflict`. */
export interface NoteConflictProps {
  /** What is typed here. */
  own: string;
  /** What is stored; empty where the note was removed. */
  other: string;
  /** True where the other version was typed in another tab of this browser, and is not stored. @default false */
  isOfTab?: boolean;
  onChoose: (words: string) => void;
}

/** Two versions of one note, and the choice between them (D62). */
export function NoteConflict({ own, other, isOfTab = false, onChoose }: NoteConflictProps) {
  const both = [other, own].filter(Boolean).join("\n");
  return (
    <div role="alert" className={`${layout.panel} ${layout.stackSmall}`} data-tone="quiet">
      <p className={text.medium}>
        {isOfTab ? (
          <Trans>You also wrote this note in another tab.</Trans>
        ) : (
          <Trans>This note was changed on another device.</Trans>
        )}
      </p>
      <p className={text.small}>
        {isOfTab ? <Trans>What you wrote there:</Trans> : <Trans>The saved version:</Trans>}
      </p>
      <blockquote className={styles.version}>
        {other || <Trans>The note was removed.</Trans>}
      </blockquote>
      <div className={layout.row}>
        <Button size="s" onClick={() => onChoose(own)}>
          {isOfTab ? <Trans>Use this version</Trans> : <Trans>Save my version</Trans>}
        </Button>
        <Button size="s" onClick={() => onChoose(other)}>
          {isOfTab ? <Trans>Use the other version</Trans> : <Trans>Use the saved version</Trans>}
        </Button>
        {both.length <= NOTE_MAX_LENGTH && (
          <Button size="s" onClick={() => onChoose(both)}>
            <Trans>Keep both</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
