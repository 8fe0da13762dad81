import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useId } from "react";
import type { Icon } from "../icon/icon.tsx";
import styles from "./combobox-list.module.css";
import { useCombobox } from "./use-combobox.ts";
import { usePressHold } from "./use-press-hold.ts";

/** An option of the list. */
export interface Suggestion {
  /** Unique in the whole list. */
  id: string;
  label: string;
  /** The wider place, or the number of homes: small, at the right. */
  detail?: string;
  /** More about it: small, below the label. */
  description?: string;
  icon?: Icon;
}

/** Options of one kind: places, streets, past searches. */
export interface SuggestionGroup<Item extends Suggestion = Suggestion> {
  id: string;
  label: string;
  items: readonly Item[];
}

/** Props of `ComboboxList`. */
export interface ComboboxListProps<Item extends Suggestion> {
  /** An input that is already on the page; the list is placed below its nearest positioned ancestor. */
  input: RefObject<HTMLInputElement | null>;
  /** Options that match the text. The caller requests them when the text changes; pressed ones stay until the click. */
  groups: readonly SuggestionGroup<Item>[];
  /** A newer response is pending; the older options stay visible. @default false */
  isLoading?: boolean;
  /**
   * The text whose options `groups` are. With it Enter without a highlighted option selects the first, as soon as it is
   * there; without it Enter submits the form.
   */
  enterSelectsFor?: string;
  /** Called on selection: fill in the input, or navigate. */
  onChoose: (item: Item) => void;
  /** Text if nothing matches; without it the list is not shown. */
  emptyText?: string;
}

/** The label with the typed part in bold. */
function Matched({ label, typed }: { label: string; typed: string }) {
  const at = typed === "" ? -1 : label.toLocaleLowerCase().indexOf(typed.toLocaleLowerCase());
  if (at < 0) return label;
  const end = at + typed.length;
  return (
    <>
      {label.slice(0, at)}
      <b className={styles.typed}>{label.slice(at, end)}</b>
      {label.slice(end)}
    </>
  );
}

/**
 * Turns a plain input into an autocomplete without replacing it: the input keeps its text, focus and place in the
 * form. Down and Up move, Enter selects, Escape closes; Enter without a
 * highlighted option submits the form, or selects the first with `enterSelectsFor`.
 */
export function ComboboxList<Item extends Suggestion>({
  input,
  groups,
  isLoading = false,
  enterSelectsFor,
  onChoose,
  emptyText,
}: ComboboxListProps<Item>) {
  const { t } = useLingui();
  const listId = useId();
  const { shown, hold } = usePressHold(groups);
  const items = shown.flatMap((group) => group.items);
  const isEmpty = items.length === 0;
  const { isOpen, active, typed, choose } = useCombobox({
    input,
    listId,
    items,
    hasPanel: !isEmpty || (emptyText !== undefined && !isLoading),
    enterSelectsFor,
    isLoading,
    onChoose,
  });

  useEffect(() => {
    if (active)
      document.getElementById(`${listId}-${active.id}`)?.scrollIntoView({ block: "nearest" });
  }, [active, listId]);

  const total = items.length;
  const status = isEmpty
    ? (emptyText ?? t`No suggestions`)
    : t`${plural(total, { one: "# suggestion", other: "# suggestions" })}`;
  return (
    <>
      <span className={styles.spoken} role="status">
        {isOpen && !isLoading ? status : ""}
      </span>
      {isOpen && (
        <div className={styles.panel} data-loading={isLoading || undefined}>
          {isEmpty && <p className={styles.empty}>{emptyText}</p>}
          <div
            id={listId}
            role="listbox"
            aria-label={t`Suggestions`}
            aria-busy={isLoading || undefined}
          >
            {shown.map((group) => (
              <div
                key={group.id}
                role="group"
                aria-labelledby={`${listId}-${group.id}`}
                className={styles.group}
              >
                <p id={`${listId}-${group.id}`} role="presentation" className={styles.kind}>
                  {group.label}
                </p>
                {group.items.map((item) => (
                  // Keyboard users reach it through the input: a combobox keeps the focus there.
                  <button
                    key={item.id}
                    id={`${listId}-${item.id}`}
                    type="button"
                    role="option"
                    tabIndex={-1}
                    aria-selected={item.id === active?.id}
                    className={styles.option}
                    onPointerDown={hold}
                    // A press must not move the focus out of the input.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => choose(item)}
                  >
                    {item.icon && <item.icon />}
                    <span className={styles.label}>
                      <Matched label={item.label} typed={typed} />
                      {item.description !== undefined && (
                        <span className={styles.description}>{item.description}</span>
                      )}
                    </span>
                    {item.detail !== undefined && (
                      <span className={styles.detail}>{item.detail}</span>
                    )}
                  </button>
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
