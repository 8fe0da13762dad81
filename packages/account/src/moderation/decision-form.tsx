import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import { formatMinorPrice } from "@hjem/domain/format/format-minor-price";
import type { ModerationCase } from "@hjem/domain/moderation/moderation-case";
import { type CaseDecision, caseDecisions } from "@hjem/domain/moderation/moderation-rules";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { TextArea } from "@hjem/ui/text-area";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import styles from "./moderation.module.css";

const { decideCase } = moderationApi.endpoints;

function useDecisionLabels({ kind }: Pick<ModerationCase, "kind">): Record<CaseDecision, string> {
  const { t } = useLingui();
  return kind === "reported"
    ? {
        released: t`Leave the listing`,
        rejected: t`Remove the listing`,
        kept: t`Keep waiting`,
      }
    : {
        released: t`Approve and publish`,
        rejected: kind === "appeal" ? t`Reject the appeal` : t`Reject the listing`,
        kept: t`Keep waiting`,
      };
}

function Money({ payment }: Pick<ModerationCase, "payment">) {
  const page = usePage();
  if (!payment) return null;
  const amount = formatMinorPrice(page, payment.price.total);
  return (
    <p className={text.secondary}>
      <Trans>The payment of {amount} is taken on approval, and given back on rejection.</Trans>
    </p>
  );
}

/** What a moderator decides, why, and what happens to the money; everything but an approval needs a reason (D99). */
export function DecisionForm({
  item,
  onDone,
}: {
  item: Pick<ModerationCase, "id" | "kind" | "payment">;
  onDone: () => void;
}) {
  const { t } = useLingui();
  const { store } = usePage();
  const labels = useDecisionLabels(item);
  const [decision, setDecision] = useState<CaseDecision>("released");
  const form = useAccountForm({
    check: ({ reason = "" }) =>
      decision !== "released" && reason.trim() === "" ? { reason: t`Enter a reason.` } : {},
    send: ({ reason = "" }) =>
      store.dispatch(decideCase.initiate({ id: item.id, decision, reason }, { track: false })),
    onDone,
  });
  return (
    <section className={styles.decision}>
      <AccountFormFrame form={form} label={labels[decision]} busyLabel={<Trans>Saving</Trans>}>
        <fieldset className={styles.choices}>
          <legend>
            <Trans>Decision</Trans>
          </legend>
          {caseDecisions.map((each) => (
            <label key={each} className={styles.choice}>
              <input
                type="radio"
                name="decision"
                value={each}
                checked={decision === each}
                onChange={() => setDecision(each)}
              />
              {labels[each]}
            </label>
          ))}
        </fieldset>
        <TextArea
          name="reason"
          label={decision === "kept" ? t`Reason, for the log` : t`Reason to the owner`}
          hint={decision === "kept" ? undefined : t`The owner gets it by email.`}
          error={form.errorOf("reason")}
          rows={3}
          maxLength={1_000}
        />
        <Money payment={item.payment} />
      </AccountFormFrame>
    </section>
  );
}
