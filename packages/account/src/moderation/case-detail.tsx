import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import { paths } from "@hjem/domain/paths";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { useIsMounted } from "@hjem/ui/use-is-mounted";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { LogLines } from "../admin/log-lines.tsx";
import { CaseAssignment } from "./case-assignment.tsx";
import { CasePosition, type QueuePosition } from "./case-position.tsx";
import { CaseReasons } from "./case-reasons.tsx";
import { Comparison } from "./comparison.tsx";
import { Decision, DECISION_ID } from "./decision-form.tsx";
import styles from "./moderation.module.css";
import { Waited } from "./waited.tsx";
import { WholeListing } from "./whole-listing.tsx";

/** Props of `CaseDetail`. */
export interface CaseDetailProps {
  id: string;
  position: QueuePosition;
  /** Focuses the heading, because the case follows another one. */
  takesFocus: boolean;
  onDecided: () => Promise<void>;
}

/** A case: why it waits, the evidence, the log, and the decision (D99). */
export function CaseDetail({ id, position, takesFocus, onDecided }: CaseDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = moderationApi.endpoints.getCase.useQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const shownId = data?.id;
  useEffect(() => {
    if (takesFocus && shownId === id) heading.current?.focus();
  }, [takesFocus, shownId, id]);
  const isMounted = useIsMounted();
  const reread = () => {
    if (isMounted()) void refetch();
  };
  if (error) return <FormError formError={toFormError(error)} />;
  if (!data || data.id !== id) return null;
  const { listing, other, decision, assignee, version, before, previewPath, isOwn } = data;
  const recordId = listing?.propertyId ?? listing?.draftId;
  return (
    <article className={styles.case}>
      <div className={styles.evidence}>
        <header className={layout.stackSmall}>
          <div className={`${layout.row} ${text.small} ${text.secondary}`}>
            <CasePosition position={position} />
            <Waited since={data.openedAt} />
          </div>
          <h2 ref={heading} tabIndex={-1}>
            {listing?.address ?? listing?.title ?? <Trans>Erased listing</Trans>}
          </h2>
          <p className={text.secondary}>{listing?.title}</p>
          <div className={layout.row}>
            {listing?.propertyId && (
              <LinkButton size="s" href={paths.property.to(listing.agencyId, listing.propertyId)}>
                <Trans>Open the listing</Trans>
              </LinkButton>
            )}
            {recordId && (
              <LinkButton size="s" href={paths.adminListings.to(recordId)}>
                <Trans>History</Trans>
              </LinkButton>
            )}
          </div>
        </header>
        {decision === null && !isOwn && (
          <CaseAssignment key={`assignee/${id}`} id={id} assignee={assignee} onStale={reread} />
        )}
        <CaseReasons {...data} />
        {listing && (other || !version) && <Comparison listing={listing} other={other} />}
        {version && (
          <WholeListing
            version={version}
            before={before}
            previewPath={previewPath}
            listing={listing}
            isCompared={other !== null}
          />
        )}
        <section className={styles.part}>
          <h3>
            <Trans>Log</Trans>
          </h3>
          <LogLines entries={data.log} />
        </section>
        {decision === null && (
          <div className={styles.toDecision}>
            <LinkButton href={`#${DECISION_ID}`} variant="primary">
              <Trans>Go to the decision</Trans>
            </LinkButton>
          </div>
        )}
      </div>
      {decision === null ? (
        <Decision key={id} item={data} next={position.next} onDone={onDecided} onStale={reread} />
      ) : (
        <p role="status" className={styles.decision}>
          <Trans>This case is closed.</Trans>
        </p>
      )}
    </article>
  );
}
