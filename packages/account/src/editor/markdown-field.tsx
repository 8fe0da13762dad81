import { Button } from "@hjem/ui/button";
import {
  BoldIcon,
  BulletListIcon,
  HeadingIcon,
  ItalicIcon,
  NumberedListIcon,
} from "@hjem/ui/editor-icons";
import { TextArea } from "@hjem/ui/text-area";
import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useRef } from "react";
import styles from "./editor.module.css";
import { type Mark, markSelection } from "./mark-text.ts";

/** Props of `MarkdownField`. */
export interface MarkdownFieldProps {
  label: string;
  error: string | undefined;
  isOptional: boolean;
  value: string;
  onChange: (value: string) => void;
}

const keys: Readonly<Record<string, Mark>> = { b: "bold", i: "italic", k: "link" };

/** Rows of the field: as many as the text has, within reason. */
const rowsOf = (text: string): number =>
  Math.min(24, Math.max(5, text.split("\n").length + Math.floor(text.length / 90)));

/** A text with marks: Markdown, with buttons and keys that set the common ones, and a short help. */
export function MarkdownField({ label, error, isOptional, value, onChange }: MarkdownFieldProps) {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const set = (mark: Mark) => {
    const element = area.current;
    if (!element) return;
    const { selectionStart, selectionEnd } = element;
    const next = markSelection(value, [selectionStart, selectionEnd], mark);
    onChange(next.text);
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(...next.selection);
    });
  };
  const tools = [
    { mark: "bold", name: t`Bold`, icon: BoldIcon },
    { mark: "italic", name: t`Italic`, icon: ItalicIcon },
    { mark: "heading", name: t`Heading`, icon: HeadingIcon },
    { mark: "bullets", name: t`Bulleted list`, icon: BulletListIcon },
    { mark: "numbers", name: t`Numbered list`, icon: NumberedListIcon },
    { mark: "link", name: t`Link`, icon: null },
  ] as const;
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = event.ctrlKey || event.metaKey ? keys[event.key.toLowerCase()] : undefined;
    if (!mark || event.altKey || event.shiftKey) return;
    event.preventDefault();
    set(mark);
  };
  return (
    <div className={styles.markdown}>
      <TextArea
        ref={area}
        label={label}
        error={error}
        isOptional={isOptional}
        rows={rowsOf(value)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.marks} role="group" aria-label={t`Marks of: ${label}`}>
        {tools.map(({ mark, name, icon: Icon }) => (
          <Button
            key={mark}
            size="s"
            variant="ghost"
            title={name}
            aria-label={name}
            onClick={() => set(mark)}
          >
            {Icon ? <Icon size="s" /> : name}
          </Button>
        ))}
      </div>
      <details className={styles.help}>
        <summary>
          <Trans>How marks are written</Trans>
        </summary>
        <dl>
          <dt>
            <code>## </code>
          </dt>
          <dd>
            <Trans>Heading, at the start of a line</Trans>
          </dd>
          <dt>
            <code>**…**</code>
          </dt>
          <dd>
            <Trans>Bold</Trans>
          </dd>
          <dt>
            <code>*…*</code>
          </dt>
          <dd>
            <Trans>Italic</Trans>
          </dd>
          <dt>
            <code>- </code> <code>1. </code>
          </dt>
          <dd>
            <Trans>Lists, one entry on each line</Trans>
          </dd>
          <dt>
            <code>[…](/list)</code>
          </dt>
          <dd>
            <Trans>Link</Trans>
          </dd>
          <dt>
            <code>| … | … |</code>
          </dt>
          <dd>
            <Trans>Table, with a line |---|---| below its first row</Trans>
          </dd>
        </dl>
        <p>
          <Trans>An empty line begins a new paragraph. HTML is shown as text or left out.</Trans>
        </p>
      </details>
    </div>
  );
}
