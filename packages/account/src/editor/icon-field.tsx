import { IconName } from "@hjem/domain/icon/icon-set";
import { NamedIcon } from "@hjem/storefront/named-icon";
import { TextField } from "@hjem/ui/text-field";
import { useLingui } from "@lingui/react/macro";
import { useCallback, useState } from "react";
import { useEditing } from "./editing.ts";
import styles from "./editor.module.css";
import { useContentNames } from "./use-content-names.ts";
import type { ValueFieldProps } from "./value-field.tsx";

/** An icon by its set and name, shown once the field is left. One that cannot be loaded is no error: the page is whole without. */
export function IconField({ value, path, onChange }: ValueFieldProps) {
  const { t } = useLingui();
  const { fields } = useContentNames();
  const { errorOf } = useEditing();
  const name = typeof value === "string" ? value : "";
  const [shown, setShown] = useState(name);
  const [missing, setMissing] = useState<string | null>(null);
  const onKnown = useCallback(
    (icon: string, isThere: boolean) => setMissing(isThere ? null : icon),
    [],
  );
  const isLeft = name !== "" && name === shown;
  const isName = IconName.safeParse(name).success;
  const wrong = () => {
    if (!isLeft) return undefined;
    if (!isName) return t`Write the set, a colon and the name, such as lucide:calculator`;
    return missing === name ? t`There is no icon with that name.` : undefined;
  };
  return (
    <div className={styles.iconField}>
      <TextField
        size="m"
        label={fields.icon}
        hint={t`From the sets lucide and mdi, such as lucide:calculator`}
        error={errorOf(path) ?? wrong()}
        isOptional
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={name}
        onBlur={() => setShown(name)}
        onChange={({ target }) => onChange(target.value.trim() || null)}
      />
      {isLeft && isName && <NamedIcon name={name} onKnown={onKnown} />}
    </div>
  );
}
