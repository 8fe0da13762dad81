import { formatInstant } from "@hjem/domain/format/format-instant";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import type { EnquiryModel } from "./enquiry-link.ts";
import styles from "./publication-consent-page.module.css";
import { RegistrationForm } from "./registration-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/**
 * The page of the link in the mail about an answer or a registration for a viewing: the enquiry, its answers, and a press to
 * cancel the registration; without sign-in and JavaScript.
 */
export default function EnquiryPage() {
  const page = usePage();
  const { token, enquiry } = useLoaderData<EnquiryModel>();
  const when = (instant: string) =>
    formatInstant(page, Date.parse(instant), page.region.timeZones.default);
  if (enquiry === null) {
    return (
      <SignInFrame title={<Trans>Your enquiry</Trans>} needsScript={false}>
        <p role="status">
          <Trans>
            This link is not valid. It may be incomplete, or the enquiry has been deleted.
          </Trans>
        </p>
      </SignInFrame>
    );
  }
  const { message, at, answers, listing, registration } = enquiry;
  return (
    <SignInFrame title={<Trans>Your enquiry</Trans>} needsScript={false}>
      {listing && <p className={text.secondary}>{listing.address}</p>}
      {registration && <RegistrationForm token={token} registration={registration} />}
      {message !== "" && (
        <section className={layout.stackSmall}>
          <p className={`${text.small} ${text.secondary}`}>
            <Trans>You wrote {when(at)}</Trans>
          </p>
          <p className={styles.published}>{message}</p>
        </section>
      )}
      {answers.length === 0 && registration === null && (
        <p role="status">
          <Trans>The advertiser has not answered yet.</Trans>
        </p>
      )}
      {answers.map((answer) => (
        <section key={answer.at} className={`${layout.panel} ${layout.stackSmall}`}>
          <p className={`${text.small} ${text.secondary}`}>
            <Trans>The advertiser answered {when(answer.at)}</Trans>
          </p>
          <p className={styles.published}>{answer.text}</p>
        </section>
      ))}
      {listing && (
        <p className={text.small}>
          <Link
            href={`${paths.property.to(listing.agencyId, listing.propertyId)}#contact`}
            className={text.linkAlone}
          >
            <Trans>Write to the advertiser again</Trans>
          </Link>
        </p>
      )}
    </SignInFrame>
  );
}
