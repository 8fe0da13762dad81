import type { BlockKind } from "@hjem/domain/content/block";
import { namesOf } from "@hjem/domain/narrow";
import { focusPage } from "@hjem/storefront/focus-after-removal";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import { Select } from "@hjem/ui/select";
import text from "@hjem/ui/text.module.css";
import { PlusIcon } from "@hjem/ui/tool-icons";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { BlockCard, type BlockDrag } from "./block-card.tsx";
import {
  addBlock,
  blocksOf,
  type DraftBlock,
  type Fields,
  insertBlock,
  moveBlock,
  removeBlock,
  withBlock,
} from "./draft-edits.ts";
import styles from "./editor.module.css";
import { blockFields } from "./entry-fields.ts";
import { useContentNames } from "./use-content-names.ts";

/** Most blocks of an entry. */
const BLOCKS_MAX = 100;

/** Props of `BlockList`. */
export interface BlockListProps {
  draft: Fields;
  onChange: (change: (draft: Fields) => Fields) => void;
}

/** Number of the block at a point of the window. */
const blockAt = (x: number, y: number): number | null => {
  const id = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-block]")?.dataset.block;
  return id === undefined ? null : Number(id);
};

/** The blocks of a page in their order: added, moved by buttons, keys or pointer, and removed. */
export function BlockList({ draft, onChange }: BlockListProps) {
  const { t } = useLingui();
  const names = useContentNames();
  const blocks = blocksOf(draft);
  const kinds = namesOf(blockFields);
  const [kind, setKind] = useState<BlockKind>("blocks.article");
  const [heldId, setHeldId] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const list = useRef<HTMLOListElement>(null);

  const nameOf = (block: DraftBlock) =>
    block.kind === null ? t`Unknown block` : names.blocks[block.kind];
  const move = (block: DraftBlock, to: number) => {
    const place = Math.max(0, Math.min(to, blocks.length - 1)) + 1;
    onChange((current) => moveBlock(current, block.id, to));
    setAnnouncement(t`${nameOf(block)} is now number ${place} of ${blocks.length}.`);
  };
  const remove = (block: DraftBlock, index: number, button: HTMLElement) => {
    const item = button.closest("li");
    const other = item?.nextElementSibling ?? item?.previousElementSibling;
    const heading = other?.querySelector<HTMLElement>("h3");
    if (heading) heading.focus();
    else focusPage();
    onChange((current) => removeBlock(current, block.id));
    toasts.show({
      message: t`The block is removed: ${nameOf(block)}`,
      action: {
        label: t`Undo`,
        run: () => onChange((current) => insertBlock(current, block, index)),
      },
    });
  };
  const add = () => {
    const [, id] = addBlock(draft, kind, blocks.length);
    onChange((current) => addBlock(current, kind, blocks.length)[0]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-block="${id}"] h3`)?.focus(),
    );
  };
  const dragOf = (block: DraftBlock): BlockDrag => ({
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeldId(block.id);
    },
    onPointerMove({ clientX, clientY }) {
      if (heldId !== block.id) return;
      const over = blockAt(clientX, clientY);
      const to = blocks.findIndex(({ id }) => id === over);
      if (to !== -1 && over !== block.id) move(block, to);
    },
    onPointerUp: () => setHeldId(null),
    onPointerCancel: () => setHeldId(null),
  });

  return (
    <section className={styles.blocks} aria-labelledby="content-blocks">
      <h2 id="content-blocks">
        <Trans>Blocks</Trans>
      </h2>
      <p className={text.visuallyHidden} role="status">
        {announcement}
      </p>
      {blocks.length === 0 && (
        <p className={text.secondary}>
          <Trans>No blocks yet. Add the first one below.</Trans>
        </p>
      )}
      <ol className={styles.blockList} ref={list}>
        {blocks.map((block, index) => (
          <BlockCard
            key={block.id}
            block={block}
            index={index}
            total={blocks.length}
            isHeld={heldId === block.id}
            drag={dragOf(block)}
            onChange={(fields) => onChange((current) => withBlock(current, block.id, fields))}
            onMove={(to) => move(block, to)}
            onRemove={(button) => remove(block, index, button)}
          />
        ))}
      </ol>
      {blocks.length < BLOCKS_MAX && (
        <div className={styles.adding}>
          <Select
            size="m"
            label={t`Kind of block`}
            value={kind}
            onChange={({ target }) => {
              const chosen = kinds.find((each) => each === target.value);
              if (chosen) setKind(chosen);
            }}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {names.blocks[each]}
              </option>
            ))}
          </Select>
          <Button icon={PlusIcon} onClick={add}>
            <Trans>Add the block</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
