import { isComplete } from "@hjem/domain/draft/complete-tabs";
import type { Draft } from "@hjem/domain/draft/draft";
import type { PublishCheck } from "@hjem/domain/draft/publish-checks";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { useArrivalFocus } from "../model/use-arrival-focus.ts";
import { BackLink } from "../payment/back-link.tsx";
import { CheckLines } from "./check-lines.tsx";
import { MissingFields } from "./missing-fields.tsx";
import styles from "./wizard.module.css";

/** Props of `NotReady`. */
export interface NotReadyProps {
  draftId: string;
  tabs: Draft["tabs"];
  checks: readonly PublishCheck[];
}

/** In place of the payment where the listing could not be published afterwards (D96): what has to be done first. */
export function NotReady({ draftId, tabs, checks }: NotReadyProps) {
  const heading = useArrivalFocus();
  const blocking = checks.filter(({ severity }) => severity === "blocks");
  return (
    <div className={`${styles.wizard} ${styles.narrow}`} data-task="form">
      <p>
        <BackLink draftId={draftId}>
          <Trans>Back to the listing</Trans>
        </BackLink>
      </p>
      <div className={layout.stack}>
        <h1 ref={heading} tabIndex={-1} className={text.h1}>
          <Trans>The listing is not ready</Trans>
        </h1>
        <p>
          <Trans>Fill in or correct the following before you pay.</Trans>
        </p>
      </div>
      <div className={styles.lists}>
        {!isComplete(tabs) && <MissingFields draftId={draftId} tabs={tabs} />}
        {blocking.length > 0 && <CheckLines checks={blocking} draftId={draftId} />}
      </div>
    </div>
  );
}
