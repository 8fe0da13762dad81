import type { Frequency } from "@hjem/domain/saved/saved-rules";
import { frequencies } from "@hjem/domain/saved/saved-rules";
import { Select, type SelectProps } from "@hjem/ui/select";
import { useLingui } from "@lingui/react/macro";

/** How often a new saved search sends alerts unless its owner chooses otherwise (D14). */
export const DEFAULT_FREQUENCY = "daily" satisfies Frequency;

/** How often a saved search sends alerts: off, instantly, daily or weekly (SAVE-002, D14). */
export function FrequencySelect(props: Omit<SelectProps, "children">) {
  const { t } = useLingui();
  const labels: Record<Frequency, string> = {
    never: t`Off`,
    instant: t`Instantly`,
    daily: t`Daily`,
    weekly: t`Weekly`,
  };
  return (
    <Select {...props}>
      {frequencies.map((frequency) => (
        <option key={frequency} value={frequency}>
          {labels[frequency]}
        </option>
      ))}
    </Select>
  );
}
