import { type ReactNode, useId } from "react";
import type { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import styles from "./segmented.module.css";

/** One segment that is an address. */
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
  /** Names the choice for those who do not see it. */
  label: string;
  /** On phones, or always, only the chosen segment shows its words, the others their icons. @default false */
  isCompact?: boolean | "always";
}

/** A choice between a few views of the same thing, each with its own address: list, grid, map. */
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

/** Props shared by the choices of one among few. */
export interface SegmentChoiceProps {
  options: readonly SegmentOption[];
  /** Name of the form field. */
  name: string;
  /** The question; shown above unless hidden. */
  legend: ReactNode;
  /** Keeps the legend for those who do not see it. @default false */
  isLegendHidden?: boolean;
  /** The chosen value, where the caller holds it. */
  value?: string;
  /** The value chosen at first, where the form holds it. */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Stands inside a form without being sent with it, as a switch of how something is shown. @default false */
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
              // A radio of a form that does not exist belongs to none.
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

/** A choice between two or three readings of the same field, as asking price or total price. */
export const SegmentedControl = (props: SegmentChoiceProps) => <Choice {...props} look="track" />;

/**
 * A choice on a short scale, as "2+" bedrooms. Native radios: arrows move, a form sends the value.
 */
export const StepRadios = (props: SegmentChoiceProps) => <Choice {...props} look="steps" />;
