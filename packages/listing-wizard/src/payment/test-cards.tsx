import { sandboxCards, type SandboxCard } from "@hjem/domain/draft/payment-rules";
import { InfoIcon } from "@hjem/ui/result-icons";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "./payment.module.css";

/** A card number in groups of four. */
export const groupDigits = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");

/** The numbers that the sandbox accepts; a click fills the field in. */
export function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  const { t } = useLingui();
  const outcomes: Record<SandboxCard["outcome"], string> = {
    approved: t`Approved`,
    authentication: t`Asks for 3-D Secure`,
    declined: t`Declined`,
    insufficient_funds: t`Insufficient funds`,
  };
  return (
    <section className={styles.testCards} aria-label={t`Test cards`}>
      <p className={styles.testHead}>
        <InfoIcon />
        <Trans>Test cards</Trans>
      </p>
      <ul className={styles.testList}>
        {sandboxCards.map(({ number, outcome }) => (
          <li key={number} className={styles.testCard}>
            <button
              type="button"
              className={styles.fill}
              onClick={() => onChoose(groupDigits(number))}
            >
              {groupDigits(number)}
            </button>
            <span>{outcomes[outcome]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
