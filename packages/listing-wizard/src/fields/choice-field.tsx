import type { TermKey } from "@hjem/domain/terms";
import { usePage } from "@hjem/storefront/page";
import { Select } from "@hjem/ui/select";
import { Trans } from "@lingui/react/macro";
import type { ControlProps } from "./control-props.ts";

/** One of a few values, such as the energy label (LIST-055..060). */
export function ChoiceField({
  field,
  choices: names,
  id,
  label,
  hint,
  value,
  error,
  onValue,
}: ControlProps) {
  const { term } = usePage();
  const { choices = [], choiceTerms } = field;
  const named = choices
    .map((choice) => ({
      choice,
      // A choice that the market has no word for is not offered.
      name: choiceTerms ? term(`${choiceTerms}.${choice}` as TermKey) : (names?.[choice] ?? ""),
    }))
    .filter(({ name }) => name !== "");
  // Where the market has one word for two choices, the stored one stands for both, else the first.
  const offered = named.filter(
    ({ choice, name }, index) =>
      choice === value ||
      named.every((other, at) => other.name !== name || (other.choice !== value && at >= index)),
  );
  return (
    <Select
      id={id}
      label={label}
      hint={hint}
      error={error}
      isOptional
      value={typeof value === "string" ? value : ""}
      onChange={({ target }) => onValue(target.value === "" ? null : target.value)}
    >
      <option value="">
        <Trans>Choose</Trans>
      </option>
      {offered.map(({ choice, name }) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </Select>
  );
}
