import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import { formatViewing } from "@hjem/domain/format/format-date";
import { formatPhone } from "@hjem/domain/format/format-phone";
import type { HeldEnquiry } from "@hjem/domain/lead/held-enquiry";
import type { LeadDoubt, LeadKind } from "@hjem/domain/lead/lead-kinds";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import type { Head, HeadContext, PageLoaderArgs } from "@hjem/storefront/routes";
import { FormError } from "@hjem/storefront/sign-in/account-form";
import { type FormErrorMessage, toFormError } from "@hjem/storefront/sign-in/use-account-form";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { t } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { AdminFrame, openUntil } from "../admin/admin-frame.tsx";
import { AdministratorGate, onlyModerators } from "../admin/administrator-gate.tsx";
import styles from "./held-enquiries.module.css";
import { Waited } from "./waited.tsx";

const { listHeldEnquiries, releaseEnquiry, deleteHeldEnquiry } = moderationApi.endpoints;

/** Formatted end of access. */
export const loader = ({ page }: PageLoaderArgs) => ({ until: openUntil(page) });

/** Title of the page. */
export const head = (_model: unknown, { i18n }: HeadContext): Head => ({
  title: t(i18n)`Held enquiries`,
  isNoIndex: true,
});

function useDoubts(): Readonly<Record<LeadDoubt, string>> {
  const { t: translate } = useLingui();
  return {
    trap: translate`A field that people do not see was filled in`,
    too_fast: translate`Sent within two seconds of opening the form`,
    no_token: translate`Sent without the page's script`,
    old_token: translate`Sent more than a day after opening the form`,
    used_token: translate`Sent again from the same form, with other words`,
  };
}

function useKinds(): Readonly<Record<LeadKind, string>> {
  const { t: translate } = useLingui();
  const { term } = usePage();
  return {
    contact: translate`Question`,
    viewing: term("date.inspection"),
    interest: translate`Interest`,
    valuation: translate`Valuation`,
  };
}

interface EnquiryProps {
  enquiry: HeldEnquiry;
  isBusy: boolean;
  onRelease: () => void;
  onDelete: () => void;
}

function Enquiry({ enquiry, isBusy, onRelease, onDelete }: EnquiryProps) {
  const { t: translate } = useLingui();
  const context = usePage();
  const kinds = useKinds();
  const doubts = useDoubts();
  const { name, email, phone, message, viewing, listing, kind, doubt, at } = enquiry;
  return (
    <li className={styles.enquiry}>
      <div className={styles.head}>
        <h2 className={text.h3}>{name}</h2>
        <Waited since={at} />
      </div>
      <p className={text.secondary}>
        {[email, phone && formatPhone(context.region, phone)].filter(Boolean).join(" · ")}
      </p>
      <p>
        {[kinds[kind], viewing && formatViewing(context, viewing)].filter(Boolean).join(" ")} ·{" "}
        {listing ? (
          <Link
            href={paths.property.to(listing.agencyId, listing.propertyId)}
            className={text.link}
          >
            {listing.address}
          </Link>
        ) : (
          <Trans>Erased listing</Trans>
        )}
      </p>
      {message !== "" && <blockquote className={styles.message}>{message}</blockquote>}
      <p className={text.secondary}>{doubts[doubt]}</p>
      <div className={layout.row}>
        {listing && (
          <Button
            size="s"
            isBusy={isBusy}
            aria-label={translate`Send on: ${name}`}
            onClick={onRelease}
          >
            <Trans>Send on</Trans>
          </Button>
        )}
        <Button
          size="s"
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={translate`Delete: ${name}`}
          onClick={onDelete}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  );
}

function HeldEnquiries() {
  const { store } = usePage();
  const { data, error, refetch } = listHeldEnquiries.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [busy, setBusy] = useState<string | null>(null);
  const [asked, setAsked] = useState<HeldEnquiry | null>(null);
  const [formError, setFormError] = useState<FormErrorMessage | null>(null);
  const decide = async (id: string, act: typeof releaseEnquiry) => {
    setBusy(id);
    setFormError(null);
    const result = await store.dispatch(act.initiate(id, { track: false }));
    if (result.error) setFormError(toFormError(result.error));
    await refetch();
    setBusy(null);
    setAsked(null);
  };
  if (error) return <FormError formError={toFormError(error)} />;
  if (!data) return null;
  return (
    <>
      <p role="status">
        {data.length === 0 ? (
          <Trans>No enquiries are held.</Trans>
        ) : (
          <Plural value={data.length} one="# enquiry" other="# enquiries" />
        )}
      </p>
      <FormError formError={formError} />
      <ul className={styles.enquiries}>
        {data.map((enquiry) => (
          <Enquiry
            key={enquiry.id}
            enquiry={enquiry}
            isBusy={busy === enquiry.id}
            onRelease={() => void decide(enquiry.id, releaseEnquiry)}
            onDelete={() => setAsked(enquiry)}
          />
        ))}
      </ul>
      {asked && (
        <Dialog isOpen onClose={() => setAsked(null)} title={<Trans>Delete the enquiry?</Trans>}>
          <div className={layout.stack}>
            <p>
              <Trans>It is never sent on, and {asked.name} gets no message.</Trans>
            </p>
            <div className={layout.row}>
              <Button
                variant="primary"
                isBusy={busy === asked.id}
                onClick={() => void decide(asked.id, deleteHeldEnquiry)}
              >
                <Trans>Delete</Trans>
              </Button>
              <Button variant="ghost" onClick={() => setAsked(null)}>
                <Trans>Cancel</Trans>
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Enquiries that may come from a program: a moderator reads them, and passes them on or deletes them (D137). */
export function Component() {
  const { until } = useLoaderData<{ until: string }>();
  return (
    <AdminFrame title={<Trans>Held enquiries</Trans>} until={until}>
      <AdministratorGate roles={onlyModerators}>
        <HeldEnquiries />
      </AdministratorGate>
    </AdminFrame>
  );
}
