import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import { formatMinorPrice } from "@hjem/domain/format/format-minor-price";
import type { ModerationCase } from "@hjem/domain/moderation/moderation-case";
import { type CaseDecision, caseDecisions } from "@hjem/domain/moderation/moderation-rules";
import { usePage } from "@hjem/storefront/page";
import { AccountFormFrame } from "@hjem/storefront/sign-in/account-form";
import { useAccountForm } from "@hjem/storefront/sign-in/use-account-form";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { LinkButton } from "@hjem/ui/button";
import { Radio } from "@hjem/ui/checkbox";
import { TextArea } from "@hjem/ui/text-area";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { AssigneeName } from "./case-assignment.tsx";
import { casePath } from "./case-position.tsx";
import own from "./decision-form.module.css";
import styles from "./moderation.module.css";

const { decideCase } = moderationApi.endpoints;

function useDecisionLabels({ kind }: Pick<ModerationCase, "kind">): Record<CaseDecision, string> {
  const { t } = useLingui();
  const kept = t`Keep on hold`;
  const labels: Record<ModerationCase["kind"], Record<CaseDecision, string>> = {
    held: { released: t`Approve and publish`, rejected: t`Reject the listing`, kept },
    reported: { released: t`Leave the listing`, rejected: t`Remove the listing`, kept },
    // The rejection has given the payment back, so the owner pays and publishes.
    appeal: { released: t`Accept the appeal`, rejected: t`Reject the appeal`, kept },
  };
  return labels[kind];
}

/** Where the page of a case has its decision. */
export const DECISION_ID = "decision";

/** Status of a refusal because somebody else was faster. */
const CONFLICT = 409;

function Money({ payment }: Pick<ModerationCase, "payment">) {
  const page = usePage();
  if (!payment) return null;
  const amount = formatMinorPrice(page, payment.price.total);
  return (
    <p className={text.secondary}>
      <Trans>The payment of {amount} is charged on approval and released on rejection.</Trans>
    </p>
  );
}

/** Props of `Decision`. */
export interface DecisionProps {
  item: Pick<ModerationCase, "id" | "kind" | "payment" | "assignee" | "isOwn">;
  /** Id of the case after it. */
  next: string | undefined;
  onDone: () => Promise<void>;
  /** Called where another moderator was faster: the case is read again. */
  onStale: () => void;
}

function DecisionForm({ item, next, onDone, onStale }: DecisionProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const labels = useDecisionLabels(item);
  // What is chosen beforehand would be decided by who presses too early.
  const [decision, setDecision] = useState<CaseDecision | null>(null);
  const form = useAccountForm({
    unsent: unsentFields(`decision/${item.id}`),
    check: ({ reason = "" }) => ({
      decision: decision === null ? t`Choose a decision.` : undefined,
      reason:
        decision !== null && decision !== "released" && reason.trim() === ""
          ? t`Enter a reason.`
          : undefined,
    }),
    send: ({ reason = "" }) =>
      store.dispatch(
        decideCase.initiate(
          { id: item.id, decision: decision ?? "kept", reason },
          { track: false },
        ),
      ),
    onDone,
    onError: ({ status }) => {
      if (status === CONFLICT) onStale();
      return false;
    },
  });
  const undecided = decision === null && form.errorOf("decision");
  return (
    <section id={DECISION_ID} className={styles.decision}>
      <AccountFormFrame
        form={form}
        label={decision === null ? <Trans>Save the decision</Trans> : labels[decision]}
        busyLabel={<Trans>Saving</Trans>}
        aside={
          next && (
            <LinkButton size="l" href={casePath(next)}>
              <Trans>Next case</Trans>
            </LinkButton>
          )
        }
      >
        <fieldset className={own.choices}>
          <legend>
            <Trans>Decision</Trans>
          </legend>
          {caseDecisions.map((each) => (
            <Radio
              key={each}
              name="decision"
              value={each}
              className={own.choice}
              label={labels[each]}
              checked={decision === each}
              onChange={() => setDecision(each)}
            />
          ))}
          {undecided && (
            <p className={own.undecided} role="alert">
              {undecided}
            </p>
          )}
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

/**
 * What a moderator decides, why, and what happens to the money; everything but an approval needs a reason. A case that
 * another moderator has taken is not decided, but taken over first, and nobody decides on their own listing (D99).
 */
export function Decision(props: DecisionProps) {
  const { assignee, isOwn } = props.item;
  if (isOwn) {
    return (
      <section className={styles.decision}>
        <p>
          <Trans>
            This is your own listing or your agency's. Another moderator has to decide the case.
          </Trans>
        </p>
      </section>
    );
  }
  if (!assignee || assignee.isMe) return <DecisionForm {...props} />;
  return (
    <section className={styles.decision}>
      <p>
        <AssigneeName assignee={assignee} />.{" "}
        <Trans>To decide the case yourself, take it over first.</Trans>
      </p>
    </section>
  );
}
