import type { Listing } from "@hjem/domain/listing/listing";
import { Avatar } from "@hjem/ui/avatar";
import { PhoneIcon } from "@hjem/ui/icons";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import styles from "./agent-card.module.css";

/** `+4799900001` becomes `+47 999 00 001`: groups that can be read aloud. */
const readable = (phone: string) =>
  phone
    .replace(/^(\+\d{2})(\d{3})(\d{2})(\d{3})$/, "$1 $2 $3 $4")
    .replace(/^(\+61)(\d)(\d{4})(\d{4})$/, "$1 $2 $3 $4");

/** Props of `AgentCard`. */
export interface AgentCardProps {
  listing: Pick<Listing, "agency" | "agent" | "ownerType" | "status">;
}

/** Who answers for the home. The number is shown on a press; a home that is gone has nobody to call (D17). */
export function AgentCard({ listing: { agency, agent, ownerType, status } }: AgentCardProps) {
  const name = agent?.name ?? agency?.name;
  if (!name) return null;
  const isOpen = status === "available" || status === "future";
  return (
    <section className={`${layout.panel} ${styles.card}`} aria-label={name}>
      <div className={styles.person}>
        <Avatar name={name} size="l" />
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={`${text.small} ${text.secondary}`}>
            {ownerType === "user" ? (
              <Trans>Private seller</Trans>
            ) : (
              [agent?.title, agent && agency?.name].filter(Boolean).join(" · ")
            )}
          </p>
        </div>
      </div>
      {isOpen && agent?.phone && (
        <details className={styles.phone}>
          <summary className={styles.reveal}>
            <PhoneIcon />
            <Trans>Show number</Trans>
          </summary>
          <a href={`tel:${agent.phone}`} className={text.linkAlone}>
            {readable(agent.phone)}
          </a>
        </details>
      )}
    </section>
  );
}
