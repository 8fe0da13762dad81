import { Avatar } from "@hjem/ui/avatar";
import { PhoneIcon } from "@hjem/ui/icons";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { ListingAgent } from "../agency/listing-agent.ts";
import styles from "./forms.module.css";

/** Who gets what is written, with the number beside it (LEAD-014); shown on a press, without JavaScript too. */
export function Recipient({ name, role, phone }: ListingAgent) {
  return (
    <div className={styles.recipient}>
      <div className={styles.person}>
        <Avatar name={name} />
        <div>
          <p className={text.medium}>{name}</p>
          <p className={`${text.small} ${text.secondary}`}>{role}</p>
        </div>
      </div>
      {phone && (
        <details className={styles.phone}>
          <summary className={styles.reveal}>
            <PhoneIcon size="s" />
            <Trans>Show phone number</Trans>
          </summary>
          <a href={phone.href} className={text.linkAlone}>
            {phone.text}
          </a>
        </details>
      )}
    </div>
  );
}
