import { type ReactNode, useId } from "react";
import type { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import styles from "./segmented.module.css";

/** A segment that is a link. */
export interface SegmentLink {
  href: string;
  label: ReactNode;
  icon?: Icon;
  /** @default false */
  isCurrent?: boolean;
}

/** Props of `SegmentedLinks`. */
export interface SegmentedLinksProps {
  segments: readonly SegmentLink[];
  /** Accessible name of the group. */
  label: string;
  /** Only the current segment shows its label, the others their icons. @default false */
  isCompact?: boolean;
}

/** A choice between a few views of the same content, each with its own URL: list, grid, map. */
export function SegmentedLinks({ segments, label, isCompact }: SegmentedLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.track} data-compact={isCompact || undefined}>
        {segments.map(({ href, label: words, icon: Icon, isCurrent }) => (
          <li key={href}>
            <Link
              className={styles.segment}
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              keepsScroll
            >
              {Icon && <Icon size="s" />}
              <span className={styles.words}>{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One option of a choice that is stored in a form. */
export interface SegmentOption {
  value: string;
  label: ReactNode;
  icon?: Icon;
  isDisabled?: boolean;
}

/** Props of small radio groups. */
export interface SegmentChoiceProps {
  options: readonly SegmentOption[];
  /** Name of the form field. */
  name: string;
  /** The legend; visible unless hidden. */
  legend: ReactNode;
  /** Hides the legend visually. @default false */
  isLegendHidden?: boolean;
  /** The selected value, if controlled. */
  value?: string;
  /** The initial value, if uncontrolled. */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Excluded from the form around it, such as a switch of the view. @default false */
  isNotSent?: boolean;
}

function Choice({
  options,
  name,
  legend,
  isLegendHidden,
  value,
  defaultValue,
  onChange,
  isNotSent,
  look,
}: SegmentChoiceProps & { look: "track" | "steps" }) {
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend} data-hidden={isLegendHidden || undefined}>
        {legend}
      </legend>
      <div className={styles[look]}>
        {options.map(({ value: each, label, icon: Icon, isDisabled }) => (
          <label key={each} className={look === "track" ? styles.segment : styles.step}>
            <input
              className={styles.radio}
              type="radio"
              id={`${group}-${each}`}
              name={name}
              // A radio button of a form that does not exist belongs to none.
              form={isNotSent ? `${group}-none` : undefined}
              value={each}
              disabled={isDisabled}
              checked={value === undefined ? undefined : value === each}
              defaultChecked={value === undefined ? defaultValue === each : undefined}
              onChange={() => onChange?.(each)}
            />
            {Icon && <Icon size="s" />}
            <span className={styles.words}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A choice between two or three variants of a field, such as asking price or total price. */
export const SegmentedControl = (props: SegmentChoiceProps) => <Choice {...props} look="track" />;

/**
 * A choice on a short scale, such as "2+" bedrooms. Native radio buttons: arrow keys move, a form submits the value.
 */
export const StepRadios = (props: SegmentChoiceProps) => <Choice {...props} look="steps" />;
