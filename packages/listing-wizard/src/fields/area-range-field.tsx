import { fieldsOf } from "@hjem/domain/narrow";
import { useLingui } from "@lingui/react/macro";
import type { ControlProps } from "./control-props.ts";
import styles from "./fields.module.css";
import { NumberInput } from "./number-fields.tsx";

const rule = { bounds: { min: 0, max: 100_000_000 }, decimals: 1 };
const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);

/**
 * An area from and to in square metres; one area has both the same (LIST-052, LIST-101). Each changes its own end alone: what is
 * typed in the other may not be in `value` yet.
 */
export function AreaRangeField({ field, id, label, hint, value, error, onValue }: ControlProps) {
  const { t } = useLingui();
  const { min, max } = fieldsOf(value);
  const low = numberOf(min);
  const high = numberOf(max);
  const isReversed = low !== null && high !== null && low > high;
  return (
    <div className={styles.pair}>
      <NumberInput
        field={field}
        id={id}
        label={t`${label} from`}
        hint={hint}
        value={low}
        rule={rule}
        unit="m²"
        error={error}
        onValue={(next) => onValue({ min: numberOf(next) })}
      />
      <NumberInput
        field={field}
        id={`${id}.to`}
        label={t`${label} to`}
        value={high}
        rule={rule}
        unit="m²"
        error={isReversed ? t`“To” is smaller than “from”.` : undefined}
        onValue={(next) => onValue({ max: numberOf(next) })}
      />
    </div>
  );
}
