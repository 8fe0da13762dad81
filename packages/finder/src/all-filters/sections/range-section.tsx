import { SegmentedControl } from "@hjem/ui/segmented";
import { useRef, useState } from "react";
import type { FilterSection } from "../filter-section.ts";
import type { FilterSectionViewProps } from "./filter-section-view.tsx";
import { RangeFields } from "./range-fields.tsx";
import { SectionFrame } from "./section-frame.tsx";
import styles from "./sections.module.css";

type RangesSection = Extract<FilterSection, { kind: "ranges" }>;

/** Moves typed values from the fields of one variant to those of another. */
function moveEnds(within: HTMLElement, from: string, to: string) {
  for (const end of ["Min", "Max"]) {
    const field = (name: string) =>
      within.querySelector<HTMLInputElement>(`input[name="${name}${end}"]`);
    const [old, next] = [field(from), field(to)];
    if (!old || !next) continue;
    next.value = old.value;
    old.value = "";
    next.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** A numeric range. Where it has two variants, such as asking price and total price, a switch selects one. */
export function RangeSection({
  section,
  fieldErrors,
  isHydrated,
  onFilled,
}: FilterSectionViewProps<RangesSection>) {
  const { ranges, title, key } = section;
  const box = useRef<HTMLDivElement>(null);
  const isSwitched = ranges.length > 1 && ranges.some(({ isShown }) => !isShown);
  const [chosen, setChosen] = useState<string>(
    (ranges.find(({ isShown }) => isShown) ?? ranges[0])?.name ?? key,
  );
  const read = (name: string) => {
    if (box.current) moveEnds(box.current, chosen, name);
    setChosen(name);
    onFilled();
  };
  return (
    <SectionFrame
      section={section}
      aside={
        isSwitched && (
          <div className={styles.switch}>
            <SegmentedControl
              name={`${key}-reading`}
              legend={title}
              isLegendHidden
              isNotSent
              value={chosen}
              onChange={read}
              options={ranges.map(({ name, label }) => ({ value: name, label }))}
            />
          </div>
        )
      }
    >
      <div ref={box}>
        {ranges.map((range) => (
          <div
            key={range.name}
            className={styles.range}
            data-away={(isSwitched && range.name !== chosen) || undefined}
          >
            {ranges.length > 1 && <p className={styles.rangeName}>{range.label}</p>}
            <RangeFields
              range={range}
              title={ranges.length > 1 ? range.label : title}
              fieldError={fieldErrors.find(({ name }) => name === range.name)}
              isHydrated={isHydrated}
              onFilled={onFilled}
            />
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}
