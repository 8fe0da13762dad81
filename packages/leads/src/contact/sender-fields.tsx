import {
  LEAD_EMAIL_MAX_LENGTH,
  LEAD_RETENTION_MONTHS,
  LEAD_MESSAGE_MAX_LENGTH,
  LEAD_NAME_MAX_LENGTH,
  LEAD_PHONE_MAX_LENGTH,
} from "@hjem/domain/lead/lead-kinds";
import { usePage } from "@hjem/storefront/page";
import { Checkbox } from "@hjem/ui/checkbox";
import { WarningIcon } from "@hjem/ui/icons";
import { TextArea } from "@hjem/ui/text-area";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import styles from "../form/forms.module.css";
import type { FormState } from "../form/use-lead-form.ts";
import type { ListingContact } from "../model/listing-enquiries.ts";

/** An error below a choice; text fields show their own. */
export function FieldErrorText({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className={styles.fault} id={id}>
      <WarningIcon size="s" />
      <span>{children}</span>
    </p>
  );
}

/** Props of `SenderFields`. */
export interface SenderFieldsProps extends Pick<ListingContact, "owner"> {
  form: FormState;
}

/** What goes to the advertiser: the address of who asks only to an agency, which answers by email (007). */
function useConsentText(owner: ListingContact["owner"]): string {
  const { t } = useLingui();
  const { siteName } = usePage().region;
  return owner === "agency" || owner === "unknown"
    ? t`${siteName} may give my name, email address, phone number and message to the advertiser, and keep them for up to ${LEAD_RETENTION_MONTHS} months.`
    : t`${siteName} may give my name, phone number and message to the advertiser, and keep them for up to ${LEAD_RETENTION_MONTHS} months. My email address is not shown.`;
}

/** The sender's details, message and consent (LEAD-003). */
export function SenderFields({ form, owner }: SenderFieldsProps) {
  const { t } = useLingui();
  const { region } = usePage();
  const consentError = useId();
  const { typed, errorOf } = form;
  const { dialCode } = region;
  const consent = useConsentText(owner);
  const firstError = ["name", "email", "phone", "message", "consent"].find(errorOf);
  const fieldOf = (name: string) => ({
    name,
    defaultValue: typed[name],
    error: errorOf(name),
    // A page that is rendered again focuses the first invalid field, as the browser does after a submit.
    autoFocus: firstError === name && !form.isFresh,
  });
  return (
    <>
      <TextField
        {...fieldOf("name")}
        label={t`Your name`}
        autoComplete="name"
        maxLength={LEAD_NAME_MAX_LENGTH}
        required
      />
      <TextField
        {...fieldOf("email")}
        label={t`Email address`}
        type="email"
        autoComplete="email"
        maxLength={LEAD_EMAIL_MAX_LENGTH}
        required
      />
      <TextField
        {...fieldOf("phone")}
        label={t`Phone`}
        type="tel"
        autoComplete="tel"
        maxLength={LEAD_PHONE_MAX_LENGTH}
        hint={t`Include the country code if it is not ${dialCode}.`}
        isOptional
      />
      <TextArea
        {...fieldOf("message")}
        label={
          <>
            <Trans>Message</Trans>
            <span className={styles.optional}>
              {" "}
              <Trans>(optional)</Trans>
            </span>
          </>
        }
        maxLength={LEAD_MESSAGE_MAX_LENGTH}
        rows={4}
      />
      <div className={styles.consent}>
        <Checkbox
          name="consent"
          defaultChecked={typed.consent === "on"}
          aria-invalid={errorOf("consent") ? true : undefined}
          aria-describedby={errorOf("consent") && consentError}
          required
          label={consent}
        />
        <FieldErrorText id={consentError}>{errorOf("consent")}</FieldErrorText>
      </div>
    </>
  );
}
