import { Avatar } from "@hjem/ui/avatar";
import { LinkButton } from "@hjem/ui/button";
import { externalLink } from "@hjem/ui/external-link";
import { Link } from "@hjem/ui/link";
import { RevealLink } from "@hjem/ui/reveal-link";
import { PhoneIcon } from "@hjem/ui/subject-icons";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import styles from "../form/forms.module.css";
import type { LeadRecipient, ListingContact } from "../model/listing-enquiries.ts";

/** Props of `Recipient`. */
export interface RecipientProps extends LeadRecipient {
  bid: ListingContact["bid"];
}

/**
 * The recipient of the form, with the phone number (LEAD-014), which is revealed on click, without JavaScript too;
 * and a link to bid.
 */
export function Recipient({
  name,
  href,
  role,
  office,
  portrait,
  logoUrl,
  phone,
  bid,
}: RecipientProps) {
  return (
    <div className={styles.recipient}>
      {logoUrl && <img src={logoUrl} alt="" className={styles.logo} />}
      <div className={styles.person}>
        {portrait && <Avatar name={name} pictureUrl={portrait.url} />}
        <div>
          <p className={text.medium}>
            {href ? (
              <Link href={href} className={text.link}>
                {name}
              </Link>
            ) : (
              name
            )}
          </p>
          <p className={`${text.small} ${text.secondary}`}>
            {[role, office?.name].filter(Boolean).join(" · ")}
          </p>
        </div>
      </div>
      {phone && (
        <RevealLink label={<Trans>Show number</Trans>} icon={PhoneIcon} href={phone.href}>
          {phone.text}
        </RevealLink>
      )}
      {bid && (
        <LinkButton href={bid.href} {...externalLink}>
          {bid.label}
        </LinkButton>
      )}
    </div>
  );
}
