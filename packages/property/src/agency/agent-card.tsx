import { Avatar } from "@hjem/ui/avatar";
import { PhoneIcon } from "@hjem/ui/icons";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import styles from "./agent-card.module.css";
import type { ListingAgent } from "./listing-agent.ts";

/** Who answers for the home. The number is shown on a press, without JavaScript too. */
export function AgentCard({ name, role, phone }: ListingAgent) {
  return (
    <section className={`${layout.panel} ${styles.card}`} aria-label={name}>
      <div className={styles.person}>
        <Avatar name={name} size="l" />
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={`${text.small} ${text.secondary}`}>{role}</p>
        </div>
      </div>
      {phone && (
        <details className={styles.phone}>
          <summary className={styles.reveal}>
            <PhoneIcon />
            <Trans>Show number</Trans>
          </summary>
          <a href={phone.href} className={text.linkAlone}>
            {phone.text}
          </a>
        </details>
      )}
    </section>
  );
}
