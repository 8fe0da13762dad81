import { formatInstant } from "@hjem/domain/format/format-instant";
import type { AdminLogEntry } from "@hjem/domain/moderation/moderation-case";
import {
  FIRST_ADMINISTRATOR_REASON,
  marketFeatures,
} from "@hjem/domain/moderation/moderation-rules";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { PersonLink, searchHref } from "./admin-links.tsx";
import styles from "./admin-lists.module.css";
import { useFeatureNames } from "./use-feature-names.ts";

function useLogNames(): Readonly<Record<AdminLogEntry["kind"], string>> {
  const { t } = useLingui();
  return {
    listing_released: t`Approved`,
    listing_rejected: t`Rejected`,
    listing_kept: t`Kept under review`,
    case_taken: t`Case taken`,
    case_returned: t`Case returned`,
    account_locked: t`Account locked`,
    account_unlocked: t`Account opened again`,
    payment_refunded: t`Payment refunded`,
    place_corrected: t`Address corrected`,
    feature_changed: t`Feature switched`,
    role_granted: t`Role given`,
    role_revoked: t`Role removed`,
    agency_member_added: t`Added to an agency`,
    agency_member_removed: t`Removed from an agency`,
    sessions_ended: t`Signed out everywhere`,
    all_sessions_ended: t`Everybody signed out`,
    content_published: t`Text published`,
    content_removed: t`Text taken down`,
    enquiry_released: t`Enquiry sent on`,
    enquiry_deleted: t`Enquiry deleted`,
    account_opened: t`Account opened`,
    account_activated: t`Email address confirmed`,
    draft_created: t`Listing started`,
    published: t`Published`,
    held: t`Held by a rule`,
    reported: t`Reported`,
    appealed: t`Appealed`,
    withdrawn: t`Changed by the owner`,
  };
}

/** What a line is about, by its name and with a link to it; a part of the site by its name alone. */
function Subject({ entry: { subject, subjectName } }: { entry: AdminLogEntry }) {
  const { t } = useLingui();
  const featureNames = useFeatureNames();
  if (subject === null) return null;
  const [kind = "", id = "", detail = ""] = subject.split("/");
  const link = (href: string, name: string) => (
    <>
      {" · "}
      <Link href={href} className={text.link}>
        {name}
      </Link>
    </>
  );
  switch (kind) {
    case "draft":
    case "listing":
      return link(paths.adminListings.to(id), subjectName ?? t`Listing without an address`);
    case "payment":
      return link(searchHref("payments", id), t`The payment`);
    case "agency":
      return <> · {subjectName ?? id}</>;
    case "content":
      return <> · {detail}</>;
    case "feature": {
      const feature = marketFeatures.find((each) => each === id);
      const name = feature ? featureNames[feature] : id;
      return <> · {detail === "on" ? t`${name}: on` : t`${name}: off`}</>;
    }
    default:
      return null;
  }
}

/** The log of a listing, or of a market: when, what, who and why. */
export function LogLines({ entries }: { entries: readonly AdminLogEntry[] }) {
  const page = usePage();
  const names = useLogNames();
  if (entries.length === 0) {
    return (
      <p className={text.secondary}>
        <Trans>Nothing yet.</Trans>
      </p>
    );
  }
  return (
    <ol className={styles.log}>
      {entries.map((entry) => (
        <li key={`${entry.at}/${entry.kind}/${entry.subject ?? ""}/${entry.person ?? ""}`}>
          <time dateTime={entry.at} className={text.secondary}>
            {formatInstant(page, Date.parse(entry.at), page.region.timeZones.default)}
          </time>
          <span>
            {names[entry.kind]}
            {entry.actor && ` · ${entry.actor}`}
            {entry.person && (
              <>
                {" · "}
                <PersonLink email={entry.person} />
              </>
            )}
            <Subject entry={entry} />
            {entry.reason && (
              <span className={styles.reason}>
                {entry.reason === FIRST_ADMINISTRATOR_REASON ? (
                  <Trans>Named in the settings of the server</Trans>
                ) : (
                  entry.reason
                )}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
