import { fieldsOf } from "@hjem/domain/narrow";
import { focusNextItem } from "@hjem/storefront/focus-after-removal";
import { Button } from "@hjem/ui/button";
import { IconButton } from "@hjem/ui/icon-button";
import { ChevronDownIcon, CloseIcon } from "@hjem/ui/icons";
import { ChevronUpIcon, PlusIcon } from "@hjem/ui/tool-icons";
import { Trans, useLingui } from "@lingui/react/macro";
import { emptyFields, moved } from "./draft-edits.ts";
import styles from "./editor.module.css";
import type { ListSpec } from "./entry-fields.ts";
import { useContentNames } from "./use-content-names.ts";
import { ValueField } from "./value-field.tsx";

/** Props of `ListField`. */
export interface ListFieldProps {
  spec: ListSpec;
  value: unknown;
  path: string;
  onChange: (value: unknown) => void;
}

/** Entries of the same fields, in an order: sources, figures, questions, links, cards. */
export function ListField({ spec, value, path, onChange }: ListFieldProps) {
  const { t } = useLingui();
  const { fields } = useContentNames();
  const labels: Readonly<Record<string, string>> = fields;
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const [only] = spec.of;
  const itemName = labels[spec.item] ?? spec.item;
  const replace = (index: number, item: unknown) => onChange(items.with(index, item));
  return (
    <fieldset className={styles.group}>
      <legend>{labels[spec.label ?? spec.name] ?? spec.name}</legend>
      <ol className={styles.items}>
        {items.map((item, index) => {
          const number = index + 1;
          const name = `${itemName} ${number}`;
          return (
            // Entries have no id: their place is what they are known by, in errors too.
            <li key={name} aria-label={name}>
              <div className={styles.itemFields}>
                {spec.of.map((each) => (
                  <ValueField
                    key={each.name}
                    spec={each}
                    value={spec.isPlain ? item : fieldsOf(item)[each.name]}
                    path={spec.isPlain ? `${path}.${index}` : `${path}.${index}.${each.name}`}
                    onChange={(next) =>
                      replace(index, spec.isPlain ? next : { ...fieldsOf(item), [each.name]: next })
                    }
                  />
                ))}
              </div>
              <div className={styles.itemActs}>
                <IconButton
                  size="s"
                  icon={ChevronUpIcon}
                  label={t`Move up: ${name}`}
                  disabled={index === 0}
                  onClick={() => onChange(moved(items, index, index - 1))}
                />
                <IconButton
                  size="s"
                  icon={ChevronDownIcon}
                  label={t`Move down: ${name}`}
                  disabled={number === items.length}
                  onClick={() => onChange(moved(items, index, index + 1))}
                />
                <IconButton
                  size="s"
                  icon={CloseIcon}
                  label={t`Remove: ${name}`}
                  disabled={items.length <= spec.min}
                  onClick={({ currentTarget }) => {
                    focusNextItem(currentTarget);
                    onChange(items.toSpliced(index, 1));
                  }}
                />
              </div>
            </li>
          );
        })}
      </ol>
      {items.length < spec.max && (
        <div>
          <Button
            size="s"
            icon={PlusIcon}
            onClick={() => {
              const empty = emptyFields(spec.of);
              onChange([...items, spec.isPlain && only ? empty[only.name] : empty]);
            }}
          >
            <Trans>Add: {itemName}</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
