import type { Demand, DemandStep } from "@hjem/domain/draft/demand";
import { formatPrice } from "@hjem/domain/format/format-price";
import { usePage } from "@hjem/storefront/page";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import styles from "./demand-mirror.module.css";

/** Props of `DemandMirror`. */
export interface DemandMirrorProps {
  /** The demand for the draft; nothing is shown until it is known. */
  demand: Demand | null;
}

/** A price with its number of people; the bar is as long as the number is of the highest. */
function Step({ step, highest }: { step: DemandStep; highest: number }) {
  const { t } = useLingui();
  const { region, language } = usePage();
  const { price, persons, isOwn } = step;
  return (
    <li data-own={isOwn || undefined}>
      <span>
        {formatPrice({ region, language }, price)}
        {isOwn && ` (${t`your price`})`}
      </span>
      <span>{persons === null ? t`under 10` : persons}</span>
      {persons !== null && (
        <span
          className={styles.bar}
          style={{ inlineSize: `${(persons / highest) * 100}%` }}
          aria-hidden
        />
      )}
    </li>
  );
}

/**
 * How many people have a saved search that finds the home, at its price and around it (market 12, visual 21). People are
 * counted, from 10 up and in steps of 5, and nothing else is shown of them (D57, D88).
 */
export const DemandMirror = memo(function DemandMirror({ demand }: DemandMirrorProps) {
  const steps = demand?.steps ?? [];
  const own = steps.find(({ isOwn }) => isOwn);
  if (!own) return null;
  // "Fewer than ten" says nothing that helps, and puts off.
  if (steps.every((step) => step.persons === null)) return null;
  const highest = Math.max(1, ...steps.map(({ persons }) => persons ?? 0));
  const { persons } = own;
  return (
    <section className={styles.mirror} aria-labelledby="wizard-demand">
      <h2 id="wizard-demand" className={text.h3}>
        {persons === null ? (
          <Trans>Fewer than 10 people have a saved search for such a home</Trans>
        ) : (
          <Trans>{persons} people have a saved search for such a home</Trans>
        )}
      </h2>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.price} step={step} highest={highest} />
        ))}
      </ul>
      <p className={`${text.small} ${text.secondary}`}>
        <Trans>The number of people by price, in steps of 5. We never show who they are.</Trans>
      </p>
    </section>
  );
});
