import { IconButton } from "@hjem/ui/icon-button";
import { ChevronDownIcon, CloseIcon } from "@hjem/ui/icons";
import { ChevronUpIcon } from "@hjem/ui/tool-icons";
import { GripIcon } from "@hjem/ui/upload-icons";
import { Trans, useLingui } from "@lingui/react/macro";
import type { KeyboardEvent, PointerEvent } from "react";
import { textOf } from "./compare-drafts.ts";
import type { DraftBlock, Fields } from "./draft-edits.ts";
import styles from "./editor.module.css";
import { blockFields } from "./entry-fields.ts";
import { FieldList } from "./field-list.tsx";
import { useContentNames } from "./use-content-names.ts";

/** How a block is dragged by its handle. */
export interface BlockDrag {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

/** Props of `BlockCard`. */
export interface BlockCardProps {
  block: DraftBlock;
  /** From 0. */
  index: number;
  total: number;
  isHeld: boolean;
  drag: BlockDrag;
  onChange: (fields: Fields) => void;
  onMove: (to: number) => void;
  onRemove: (button: HTMLElement) => void;
}

const SUMMARY_LENGTH = 80;

/** One block: what it is, its place among the others, and its fields, which fold away. */
export function BlockCard(props: BlockCardProps) {
  const { block, index, total, isHeld, drag, onChange, onMove, onRemove } = props;
  const { t } = useLingui();
  const { blocks } = useContentNames();
  const number = index + 1;
  const kind = block.kind === null ? t`Unknown block` : blocks[block.kind];
  const name = `${kind}, ${number}`;
  const { title, text } = block.fields;
  const summary = (textOf(title) || textOf(text)).slice(0, SUMMARY_LENGTH);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(index + step);
  };
  return (
    <li
      className={styles.block}
      data-block={block.id}
      data-held={isHeld || undefined}
      aria-label={name}
      onKeyDown={onKeyDown}
    >
      <div className={styles.blockHead}>
        <span className={styles.grip} {...drag}>
          <GripIcon />
        </span>
        <h3 className={styles.blockName} tabIndex={-1}>
          {kind}
          <span className={styles.summary}>{summary}</span>
        </h3>
        <div className={styles.acts}>
          <IconButton
            size="s"
            icon={ChevronUpIcon}
            label={t`Move up: ${name}`}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            size="s"
            icon={ChevronDownIcon}
            label={t`Move down: ${name}`}
            disabled={number === total}
            onClick={() => onMove(index + 1)}
          />
          <IconButton
            size="s"
            icon={CloseIcon}
            label={t`Remove: ${name}`}
            onClick={({ currentTarget }) => onRemove(currentTarget)}
          />
        </div>
      </div>
      {block.kind === null ? (
        <p>
          <Trans>The site does not show this block. It can be moved or removed.</Trans>
        </p>
      ) : (
        <details className={styles.blockFields} open>
          <summary>
            <Trans>Fields</Trans>
          </summary>
          <div className={styles.fields}>
            <FieldList
              specs={blockFields[block.kind]}
              fields={block.fields}
              prefix={`blocks.${index}.`}
              onChange={onChange}
            />
          </div>
        </details>
      )}
    </li>
  );
}
