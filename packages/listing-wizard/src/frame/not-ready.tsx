import { isComplete, lacksOnly } from "@hjem/domain/draft/complete-tabs";
import type { Draft } from "@hjem/domain/draft/draft";
import type { PublishCheck } from "@hjem/domain/draft/publish-checks";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { FieldsOfTabs } from "../model/needed-fields.ts";
import { useArrivalFocus } from "../model/use-arrival-focus.ts";
import { BackLink } from "../payment/back-link.tsx";
import { CheckLines } from "./check-lines.tsx";
import { RequiredFields } from "./required-fields.tsx";
import styles from "./wizard.module.css";

/** Props of `NotReady`. */
export interface NotReadyProps {
  draftId: string;
  tabs: Draft["tabs"];
  fields: FieldsOfTabs;
  checks: readonly PublishCheck[];
  /** True while a photo is on its way: with the first one the payment follows by itself. */
  isPhotoArriving: boolean;
}

/** In place of the payment where the listing could not be published afterwards (D96): what has to be done first. */
export function NotReady({ draftId, tabs, fields, checks, isPhotoArriving }: NotReadyProps) {
  const heading = useArrivalFocus();
  const blocking = checks.filter(({ severity }) => severity === "blocks");
  const isAwaited = isPhotoArriving && lacksOnly(tabs, "photos") && blocking.length === 0;
  return (
    <div className={`${styles.wizard} ${styles.narrow}`} data-task="form">
      <p>
        <BackLink draftId={draftId}>
          <Trans>Back to the listing</Trans>
        </BackLink>
      </p>
      <div className={layout.stack}>
        <h1 ref={heading} tabIndex={-1} className={text.h1}>
          {isAwaited ? (
            <Trans>Your photos are uploading</Trans>
          ) : (
            <Trans>The listing is not ready</Trans>
          )}
        </h1>
        <p role="status">
          {isAwaited ? (
            <Trans>You can pay as soon as the first photo has been uploaded.</Trans>
          ) : (
            <Trans>Fill in or correct the following before you pay.</Trans>
          )}
        </p>
      </div>
      {!isAwaited && (
        <div className={styles.lists}>
          {!isComplete(tabs) && <RequiredFields draftId={draftId} fields={fields} />}
          {blocking.length > 0 && <CheckLines checks={blocking} draftId={draftId} />}
        </div>
      )}
    </div>
  );
}
