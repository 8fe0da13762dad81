import { Button } from "@hjem/ui/button";
import { PlusIcon } from "@hjem/ui/tool-icons";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./editor.module.css";
import type { ValueSpec } from "./entry-fields.ts";
import { useContentNames } from "./use-content-names.ts";

/** Props of `OptionalGroup`. */
export interface OptionalGroupProps {
  spec: ValueSpec;
  isThere: boolean;
  onAdd: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** Fields that belong together, such as a picture or a link, which may be missing as a whole. */
export function OptionalGroup({ spec, isThere, onAdd, onRemove, children }: OptionalGroupProps) {
  const { fields } = useContentNames();
  const labels: Readonly<Record<string, string>> = fields;
  const name = labels[spec.label ?? spec.name] ?? spec.name;
  if (!isThere) {
    return (
      <div>
        <Button size="s" icon={PlusIcon} onClick={onAdd}>
          <Trans>Add: {name}</Trans>
        </Button>
      </div>
    );
  }
  return (
    <fieldset className={styles.group}>
      <legend>{name}</legend>
      {children}
      {spec.isOptional && (
        <div>
          <Button size="s" variant="ghost" onClick={onRemove}>
            <Trans>Remove: {name}</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
