import { EnquiryLinks } from "@hjem/leads/enquiry-links";
import type { LeadRecipient, ListingEnquiries } from "@hjem/leads/listing-enquiries";
import { ListingVerifications } from "@hjem/storefront/verifications";
import { Avatar } from "@hjem/ui/avatar";
import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { RevealLink } from "@hjem/ui/reveal-link";
import { PhoneIcon } from "@hjem/ui/subject-icons";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import styles from "./agent-card.module.css";

/** Props of `AgentCardPart`. */
export interface AgentCardProps extends LeadRecipient {
  /** Id of the listing if its advertiser may have been verified; null for agencies and previews. */
  verifiedId: string | null;
  /** The form to write to them; null where there is none. */
  message: { href: string; label: string } | null;
  /** The forms of the page; null in a preview. */
  enquiries: ListingEnquiries | null;
}

/**
 * Contact of the home, with a link to the agent's page. Links to the form open it in a dialog. The phone number is revealed on click, without JavaScript
 * too.
 */
export default function AgentCardPart({
  name,
  href,
  role,
  office,
  portrait,
  logoUrl,
  phone,
  verifiedId,
  message,
  enquiries,
}: AgentCardProps) {
  return (
    <>
      <section className={`${layout.panel} ${styles.card}`} aria-label={name}>
        {logoUrl && <img src={logoUrl} alt="" className={styles.logo} />}
        <div className={styles.person}>
          {portrait && <Avatar name={name} size="l" pictureUrl={portrait.url} />}
          <div>
            <h2 className={styles.name}>
              {href ? (
                <Link href={href} className={styles.link}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </h2>
            <p className={`${text.small} ${text.secondary}`}>
              {role}
              {office && (
                <>
                  {role && " · "}
                  <Link href={office.href} className={styles.link}>
                    {office.name}
                  </Link>
                </>
              )}
            </p>
          </div>
        </div>
        {message && (
          <LinkButton href={message.href} isBlock data-enquiry>
            {message.label}
          </LinkButton>
        )}
        {phone && (
          <RevealLink label={<Trans>Show number</Trans>} icon={PhoneIcon} href={phone.href}>
            {phone.text}
          </RevealLink>
        )}
        {verifiedId && <ListingVerifications key={verifiedId} propertyId={verifiedId} />}
      </section>
      {enquiries?.contact && (
        <EnquiryLinks
          key={enquiries.propertyId}
          propertyId={enquiries.propertyId}
          address={enquiries.address}
          contact={enquiries.contact}
        />
      )}
    </>
  );
}
