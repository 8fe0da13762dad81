import {
  LEAD_EMAIL_MAX_LENGTH,
  LEAD_MESSAGE_MAX_LENGTH,
  type ReportKind,
  reportKinds,
} from "@hjem/domain/lead/lead-kinds";
import { Button } from "@hjem/ui/button";
import { OptionGroup, Radio } from "@hjem/ui/checkbox";
import { TextArea } from "@hjem/ui/text-area";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { FormFrame } from "../form/form-frame.tsx";
import { ErrorNotice, TakenNotice } from "../form/form-response.tsx";
import type { FormState } from "../form/use-lead-form.ts";
import type { ListingEnquiries } from "../model/listing-enquiries.ts";
import styles from "./report.module.css";

/** Props of `ReportForm`. */
export interface ReportFormProps extends Pick<ListingEnquiries, "address"> {
  form: FormState;
}

/** Confirms that the report was received, in place of the form. */
export const ReportTaken = ({ takesFocus }: { takesFocus: boolean }) => (
  <TakenNotice title={<Trans>Thank you for your report</Trans>} takesFocus={takesFocus}>
    <p>
      <Trans>We review every report. The advertiser does not see who sent it.</Trans>
    </p>
  </TakenNotice>
);

/** Form to report a listing: sent to the site, not to the advertiser. */
export function ReportForm({ address, form }: ReportFormProps) {
  const { t } = useLingui();
  const { typed, errorOf, response } = form;
  if (response?.kind === "taken") return <ReportTaken takesFocus={form.isFresh} />;
  const labels: Record<ReportKind, string> = {
    scam: t`Looks like a scam`,
    wrong_facts: t`Incorrect information`,
    already_sold: t`Already sold or leased`,
    other: t`Something else`,
  };
  const picked = typed.kind ?? reportKinds[0];
  const firstError = ["words", "email"].find(errorOf);
  const fieldOf = (name: string) => ({
    name,
    defaultValue: typed[name],
    error: errorOf(name),
    // A page that is rendered again focuses the first invalid field, as the browser does after a submit.
    autoFocus: firstError === name && !form.isFresh,
  });
  return (
    <FormFrame kind="report" address={address} form={form}>
      <input type="hidden" name="ask" value="report" />
      <OptionGroup legend={t`What is wrong?`}>
        {reportKinds.map((kind) => (
          <Radio
            key={kind}
            name="kind"
            value={kind}
            label={labels[kind]}
            defaultChecked={kind === picked}
          />
        ))}
      </OptionGroup>
      <TextArea
        {...fieldOf("words")}
        label={t`Details`}
        maxLength={LEAD_MESSAGE_MAX_LENGTH}
        rows={3}
        isOptional
      />
      <TextField
        {...fieldOf("email")}
        label={t`Your email address`}
        type="email"
        autoComplete="email"
        hint={t`Only if we may contact you.`}
        maxLength={LEAD_EMAIL_MAX_LENGTH}
        isOptional
      />
      <ErrorNotice response={response} />
      <Button
        type="submit"
        variant="primary"
        className={styles.send}
        isBusy={form.isSending}
        busyLabel={<Trans>Sending</Trans>}
      >
        <Trans>Send report</Trans>
      </Button>
    </FormFrame>
  );
}
