import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import { paths } from "@hjem/domain/paths";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { LogLines } from "../admin/log-lines.tsx";
import { CaseReasons } from "./case-reasons.tsx";
import { Comparison } from "./comparison.tsx";
import { DecisionForm } from "./decision-form.tsx";
import styles from "./moderation.module.css";
import { Waited } from "./waited.tsx";

/** A case: why it waits, the evidence, the log, and the decision (D99). */
export function CaseDetail({ id, onDecided }: { id: string; onDecided: () => void }) {
  const { data, error } = moderationApi.endpoints.getCase.useQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  if (error) return <FormError formError={toFormError(error)} />;
  if (!data || data.id !== id) return null;
  const { listing, other, decision } = data;
  const recordId = listing?.propertyId ?? listing?.draftId;
  return (
    <article className={styles.case}>
      <header className={layout.stackSmall}>
        <p className={`${text.small} ${text.secondary}`}>
          <Link href={paths.adminListing.to()} className={styles.backToQueue}>
            <Trans>All cases</Trans>
          </Link>
          <Waited since={data.openedAt} />
        </p>
        <h2>{listing?.address ?? listing?.title ?? <Trans>Erased listing</Trans>}</h2>
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
      <CaseReasons {...data} />
      {listing && <Comparison listing={listing} other={other} />}
      <section className={styles.part}>
        <h3>
          <Trans>Log</Trans>
        </h3>
        <LogLines entries={data.log} />
      </section>
      {decision === null ? (
        <DecisionForm key={id} item={data} onDone={onDecided} />
      ) : (
        <p role="status">
          <Trans>This case is closed.</Trans>
        </p>
      )}
    </article>
  );
}
