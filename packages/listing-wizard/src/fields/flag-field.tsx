import { WarningIcon } from "@hjem/ui/icons";
import { SegmentedControl } from "@hjem/ui/segmented";
import text from "@hjem/ui/text.module.css";
import { useLingui } from "@lingui/react/macro";
import type { ControlProps } from "./control-props.ts";
import styles from "./fields.module.css";

/** Yes or no; nothing is chosen before it is answered. */
export function FlagField({ id, label, hint, value, error, onValue }: ControlProps) {
  const { t } = useLingui();
  return (
    <div id={id} className={styles.flag}>
      <SegmentedControl
        name={id}
        legend={label}
        isNotSent
        options={[
          { value: "yes", label: t`Yes` },
          { value: "no", label: t`No` },
        ]}
        value={value === true ? "yes" : value === false ? "no" : ""}
        onChange={(answer) => onValue(answer === "yes")}
      />
      {hint !== undefined && <p className={`${text.xsmall} ${text.secondary}`}>{hint}</p>}
      {error !== undefined && (
        <p className={styles.error}>
          <WarningIcon size="s" />
          {error}
        </p>
      )}
    </div>
  );
}
