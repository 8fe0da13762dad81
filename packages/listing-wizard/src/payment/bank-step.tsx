import { paymentsApi } from "@hjem/api-client/endpoints/payments";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { Payment } from "@hjem/domain/draft/payment";
import { SANDBOX_REFUSED_CODE } from "@hjem/domain/draft/payment-rules";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { Ledger, LedgerRow } from "@hjem/ui/ledger";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { type FormFields, useForm } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import styles from "./payment.module.css";
import { usePaymentTexts } from "./use-payment-texts.ts";

const CODE_LENGTH = 6;
const SECOND_MS = 1_000;
const MINUTE_SECONDS = 60;

/** Seconds that are left of `seconds` since the component was shown; `onOver` is called once at zero. */
function useCountdown(seconds: number, onOver: () => void): number {
  const [left, setLeft] = useState(seconds);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => {
      const now = seconds - Math.floor((performance.now() - start) / SECOND_MS);
      setLeft(Math.max(0, now));
      if (now > 0) return;
      clearInterval(timer);
      over.current();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

/** Props of `BankStep`. */
export interface BankStepProps {
  draftId: string;
  payment: Payment;
  /** Seconds in which the code is expected. */
  seconds: number;
  /** The payment has changed: it was confirmed, refused, or its time is over. */
  onChanged: () => void;
  onClose: () => void;
}

/** The bank's step of a card payment (3-D Secure): the amount again, and one field. */
export function BankStep({ draftId, payment, seconds, onChanged, onClose }: BankStepProps) {
  const { t } = useLingui();
  const { store, region } = usePage();
  const { price } = usePaymentTexts();
  const code = useRef<HTMLInputElement>(null);
  const left = useCountdown(seconds, onChanged);
  const amount = price(payment.price.total);
  const { errors, isSending, listeners } = useForm({
    unsent: null,
    check: ({ code: typed = "" }: FormFields) => ({
      code: /^\d{6}$/.test(typed.replaceAll(" ", "")) ? undefined : t`Enter the six digits.`,
    }),
    send: ({ code: typed = "" }: FormFields) =>
      store.dispatch(
        paymentsApi.endpoints.confirmPayment.initiate(
          { id: draftId, body: { code: typed.replaceAll(" ", "") } },
          { track: false },
        ),
      ),
    onResult: ({ data, error }) => {
      if (data || (isApiError(error) && error.code === "nothing_to_pay")) {
        onChanged();
        return null;
      }
      return { code: t`Something went wrong. Try again.` };
    },
  });
  const minutes = Math.floor(left / MINUTE_SECONDS);
  const rest = String(left % MINUTE_SECONDS).padStart(2, "0");
  return (
    <Dialog isOpen onClose={onClose} title={t`Test bank · 3-D Secure`} initialFocus={code}>
      <form {...listeners} noValidate className={layout.stack}>
        <p className={text.h3}>
          <Trans>Confirm that it is you</Trans>
        </p>
        <Ledger>
          <LedgerRow label={<Trans>Pay to</Trans>}>{region.siteName}</LedgerRow>
          <LedgerRow label={<Trans>Amount</Trans>}>{amount}</LedgerRow>
          {payment.card && (
            <LedgerRow label={<Trans>Card</Trans>}>•••• {payment.card.last4}</LedgerRow>
          )}
        </Ledger>
        <TextField
          ref={code}
          name="code"
          label={t`6-digit code`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_LENGTH + 1}
          hint={t`In the sandbox any six digits are accepted, and ${SANDBOX_REFUSED_CODE} is refused.`}
          error={errors.code}
        />
        <Button type="submit" variant="primary" size="l" isBlock isBusy={isSending}>
          <Trans>Confirm {amount}</Trans>
        </Button>
        <p className={`${text.small} ${text.secondary} ${styles.timeLeft}`} role="timer">
          <Trans>
            {minutes}:{rest} left
          </Trans>
        </p>
      </form>
    </Dialog>
  );
}
