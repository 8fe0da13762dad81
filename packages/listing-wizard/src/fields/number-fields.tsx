import { formatNumber } from "@hjem/domain/format/format-number";
import { readNumber } from "@hjem/domain/format/read-number";
import { WHOLE_MONEY_MAX } from "@hjem/domain/listing/money-limits";
import { fieldsOf } from "@hjem/domain/narrow";
import { usePage } from "@hjem/storefront/page";
import { TextField, type TextFieldProps } from "@hjem/ui/text-field";
import { useLingui } from "@lingui/react/macro";
import type { ControlProps } from "./control-props.ts";
import { numberNotation, type NumberRule } from "./number-notation.ts";
import { useTyped } from "./use-typed.ts";

const AREA_MAX = 100_000_000;

interface NumberInputProps
  extends Omit<ControlProps, "value">, Pick<TextFieldProps, "unitPosition" | "period"> {
  value: number | null;
  rule: NumberRule;
}

/** A number in one line, with its unit. */
export function NumberInput({
  field,
  id,
  label,
  hint,
  value,
  error,
  onValue,
  rule,
  unit,
  unitPosition,
  period,
}: NumberInputProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const { isWrong, ...typed } = useTyped(id, value, numberNotation({ language }, rule), onValue);
  const { min, max } = rule.bounds ?? {};
  const figure = (bound: number) =>
    rule.isGrouped === false ? String(bound) : formatNumber({ language }, bound);
  const hasDecimals = (rule.decimals ?? 0) > 0;
  const sentence = () => {
    const meant = readNumber(typed.value);
    if (meant !== undefined && Number.isInteger(meant) && isWithin(meant, rule)) {
      return t`Do you mean ${figure(meant)}? Then write it like that.`;
    }
    if (min === undefined || max === undefined) return t`Enter a number.`;
    return hasDecimals
      ? t`Enter a number from ${figure(min)} to ${figure(max)}.`
      : t`Enter a whole number from ${figure(min)} to ${figure(max)}.`;
  };
  return (
    <TextField
      {...typed}
      id={id}
      label={label}
      hint={hint}
      isOptional={!isNeeded(field.path)}
      inputMode={hasDecimals ? "decimal" : "numeric"}
      autoComplete="off"
      unit={unit}
      unitPosition={unitPosition}
      period={period}
      error={isWrong ? sentence() : error}
    />
  );
}

/** Numbers without which a listing cannot be published (D92, LIST-101). */
const isNeeded = (path: string) =>
  path === "price_and_date.asking_price" ||
  path === "price_and_date.monthly" ||
  path === "property_detail.gross_area";

const isWithin = (value: number, { bounds }: NumberRule) =>
  !bounds || (value >= bounds.min && value <= bounds.max);

const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** A count, a year, or another plain number. */
export function NumberField(props: ControlProps) {
  const { control, bounds } = props.field;
  const rule = {
    bounds: bounds ?? (control === "count" ? { min: 0, max: 1_000 } : undefined),
    decimals: control === "number" ? 1 : 0,
    isGrouped: control !== "year",
  };
  return <NumberInput {...props} value={numberOf(props.value)} rule={rule} />;
}

/** An area in square metres (LIST-046, D90). */
export function AreaField(props: ControlProps) {
  const { onValue } = props;
  return (
    <NumberInput
      {...props}
      value={numberOf(fieldsOf(props.value)["value"])}
      rule={{ bounds: { min: 0, max: AREA_MAX }, decimals: 1 }}
      unit="m²"
      onValue={(value) => onValue(value === null ? null : { value, unit: "m2" })}
    />
  );
}

/** An amount in whole kroner or dollars, with its period in the unit (D30). */
export function MoneyField(props: ControlProps) {
  const { region } = usePage();
  const { symbol, position } = region.currency;
  const unit = props.unit ?? symbol;
  // `$ per week` is written around the amount.
  const isAround = position === "before" && unit.startsWith(symbol);
  return (
    <NumberInput
      {...props}
      value={numberOf(props.value)}
      rule={{ bounds: props.field.bounds ?? { min: 0, max: WHOLE_MONEY_MAX } }}
      unit={isAround ? symbol : unit}
      unitPosition={position}
      period={isAround ? unit.slice(symbol.length).trim() || undefined : undefined}
    />
  );
}
