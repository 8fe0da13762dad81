import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import { formatInstant } from "@hjem/domain/format/format-instant";
import type { ListingRecord } from "@hjem/domain/moderation/administration";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import type { Head, PageLoaderArgs } from "@hjem/storefront/routes";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { LinkButton } from "@hjem/ui/button";
import { KeyFact, KeyFacts } from "@hjem/ui/key-facts";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import { AdminFrame, openUntil } from "./admin-frame.tsx";
import lists from "./admin-lists.module.css";
import { AdministratorGate, onlyModerators } from "./administrator-gate.tsx";
import { LogLines } from "./log-lines.tsx";
import { PaymentLines } from "./payment-lines.tsx";
import { PlaceSection } from "./place-section.tsx";

/** Title of the specification, verbatim (RTE-027, RTE-028). */
export const head = (): Head => ({ title: "Login", isNoIndex: true });

/** Formatted end of access, and which listing; what is stored of it is read in the browser, by who may see it. */
export const loader = ({ page, params }: PageLoaderArgs) => ({
  until: openUntil(page),
  id: params.propertyId ?? "",
});

function useDecisionNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return { released: t`Approved`, rejected: t`Rejected`, withdrawn: t`Changed by the owner` };
}

function Cases({ cases }: Pick<ListingRecord, "cases">) {
  const page = usePage();
  const names = useDecisionNames();
  return (
    <ul className={lists.list}>
      {cases.map(({ id, openedAt, decision, reason }) => (
        <li key={id}>
          <span className={lists.words}>
            <Link href={`${paths.adminListing.to()}?case=${id}`} className={text.linkAlone}>
              {formatInstant(page, Date.parse(openedAt), page.region.timeZones.default)}
            </Link>
            <span>{decision === null ? <Trans>Waiting</Trans> : names[decision]}</span>
            {reason && <span className={lists.reason}>{reason}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Facts({ listing }: Pick<ListingRecord, "listing">) {
  const { t } = useLingui();
  const facts = [
    { label: t`Id`, value: listing.propertyId ?? listing.draftId },
    { label: t`Address`, value: listing.address },
    { label: t`Advertiser`, value: listing.advertiser.name },
    { label: t`Email`, value: listing.advertiser.email },
  ];
  return (
    <KeyFacts>
      {facts.map(({ label, value }) => (
        <KeyFact key={label} label={label}>
          {value ?? "–"}
        </KeyFact>
      ))}
    </KeyFacts>
  );
}

function Stored({ id }: { id: string }) {
  const { data, error } = moderationApi.endpoints.getListingRecord.useQuery(id);
  if (error) return <FormError formError={toFormError(error)} />;
  if (!data) return null;
  const { listing, place, cases, payments, log } = data;
  return (
    <div className={layout.stackLarge}>
      <Facts listing={listing} />
      {listing.propertyId && (
        <p>
          <LinkButton href={paths.property.to(listing.agencyId, listing.propertyId)}>
            <Trans>View as a visitor</Trans>
          </LinkButton>
        </p>
      )}
      {listing.propertyId && place && <PlaceSection id={listing.propertyId} place={place} />}
      {cases.length > 0 && (
        <section>
          <h2>
            <Trans>Cases</Trans>
          </h2>
          <Cases cases={cases} />
        </section>
      )}
      <section>
        <h2>
          <Trans>Payments</Trans>
        </h2>
        <PaymentLines payments={payments} />
      </section>
      <section>
        <h2>
          <Trans>Log</Trans>
        </h2>
        <LogLines entries={log} />
      </section>
    </div>
  );
}

/** Everything that is stored of a listing, read-only (LIST-127, LIST-128) but for its address, which its owner cannot correct (D123). */
export function Component() {
  const { until, id } = useLoaderData<ReturnType<typeof loader>>();
  return (
    <AdminFrame title={<Trans>Listing</Trans>} until={until}>
      <AdministratorGate roles={onlyModerators}>
        <Stored id={id} />
      </AdministratorGate>
    </AdminFrame>
  );
}
