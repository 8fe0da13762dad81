import type { FilterErrorFlag } from "@hjem/domain/search/filter-error-flags";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import { Checkbox, Radio } from "@hjem/ui/checkbox";
import { EnergySquare, toEnergyGrade } from "@hjem/ui/energy-square";
import { StepRadios } from "@hjem/ui/segmented";
import { Select } from "@hjem/ui/select";
import { TextField } from "@hjem/ui/text-field";
import { TickChip } from "@hjem/ui/tick-chip";
import { memo, useState } from "react";
import { HiddenFields } from "../../search/hidden-fields.tsx";
import type { FilterOption, FilterSection } from "../filter-section.ts";
import { FacilitySection } from "./facility-section.tsx";
import { RangeSection } from "./range-section.tsx";
import { SectionFrame } from "./section-frame.tsx";
import styles from "./sections.module.css";

/** Props that every section takes. */
export interface FilterSectionViewProps<Section = FilterSection> {
  section: Section;
  /** Ranges with an error. */
  fieldErrors: readonly FilterErrorFlag[];
  /** True once hydrated. */
  isHydrated: boolean;
  /** Called when code, not the user, has filled in a field. */
  onFilled: () => void;
}

const ReachFields = lazyComponent(() => import("./reach-fields.tsx"), { render: "client-only" });

const reachFields = (values: readonly string[]) => values.map((value) => ["reach", value] as const);

type Of<Kind extends FilterSection["kind"]> = Extract<FilterSection, { kind: Kind }>;

const ticked = ({ isChosen, ...option }: FilterOption) => ({
  ...option,
  defaultChecked: isChosen,
});

function StepLabel({ option: { label, count, countLabel } }: { option: FilterOption }) {
  return (
    <span className={styles.step} data-empty={count === 0 || undefined}>
      {label}
      {count !== undefined && <small className={styles.stepCount}>{countLabel}</small>}
    </span>
  );
}

function Scale({ section }: { section: Of<"scale"> }) {
  const { options, title } = section;
  return (
    <SectionFrame section={section}>
      <div className={styles.scale}>
        <StepRadios
          name={options[0]?.name ?? section.key}
          legend={title}
          isLegendHidden
          defaultValue={options.find(({ isChosen }) => isChosen)?.value}
          options={options.map((option) => ({
            value: option.value,
            label: <StepLabel option={option} />,
          }))}
        />
      </div>
    </SectionFrame>
  );
}

function Ticks({ section }: { section: Of<"ticks"> }) {
  const { options, look } = section;
  return (
    <SectionFrame section={section}>
      {look === "squares" ? (
        <div className={styles.squares}>
          {options.map((option) => {
            const grade = toEnergyGrade(option.label);
            return (
              <TickChip
                key={option.value}
                {...ticked(option)}
                look="tile"
                label={grade ? <EnergySquare grade={grade} /> : option.label}
              />
            );
          })}
        </div>
      ) : (
        <div className={styles.options}>
          {options.map((option) => (
            <Checkbox key={option.name + option.value} {...ticked(option)} />
          ))}
        </div>
      )}
    </SectionFrame>
  );
}

function Days({ section }: { section: Of<"days"> }) {
  const { first, rest, more } = section;
  // Evaluated once, so that it does not collapse when the last day is unchecked.
  const [hasChosen] = useState(rest.some(({ isChosen }) => isChosen));
  const chips = (days: readonly FilterOption[]) => (
    <div className={styles.chips}>
      {days.map((day) => (
        <TickChip key={day.value} {...ticked(day)} />
      ))}
    </div>
  );
  return (
    <SectionFrame section={section}>
      {chips(first)}
      <details className={styles.more} open={hasChosen}>
        <summary>{more}</summary>
        {chips(rest)}
      </details>
    </SectionFrame>
  );
}

/** One section of the form, rendered by its kind. Memoized: a press elsewhere in the form leaves it as it is. */
export const FilterSectionView = memo(({ section, ...rest }: FilterSectionViewProps) => {
  switch (section.kind) {
    case "ranges":
      return <RangeSection section={section} {...rest} />;
    case "scale":
      return <Scale section={section} />;
    case "ticks":
      return <Ticks section={section} />;
    case "days":
      return <Days section={section} />;
    case "facilities":
      return <FacilitySection section={section} />;
    case "one":
      return (
        <SectionFrame section={section}>
          <div className={styles.options}>
            {section.options.map((option) => (
              <Radio key={option.value} {...ticked(option)} />
            ))}
          </div>
        </SectionFrame>
      );
    case "menu":
      return (
        <SectionFrame section={section}>
          <Select
            name={section.key}
            label={section.title}
            isLabelHidden
            size="m"
            defaultValue={section.options.find(({ isChosen }) => isChosen)?.value}
          >
            {section.options.map(({ value, label, countLabel }) => (
              <option key={value} value={value}>
                {countLabel === undefined ? label : `${label} (${countLabel})`}
              </option>
            ))}
          </Select>
        </SectionFrame>
      );
    case "reach":
      return (
        <SectionFrame section={section}>
          <ReachFields
            values={section.values}
            onFilled={rest.onFilled}
            fallback={<HiddenFields fields={reachFields(section.values)} />}
          />
        </SectionFrame>
      );
    default:
      return (
        <SectionFrame section={section}>
          <div className={styles.words}>
            {section.fields.map(({ value, ...field }) => (
              <TextField key={field.name} {...field} size="m" defaultValue={value} />
            ))}
          </div>
        </SectionFrame>
      );
  }
});
