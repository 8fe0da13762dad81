import { paymentsApi } from "@hjem/api-client/endpoints/payments";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { Draft } from "@hjem/domain/draft/draft";
import type { OfferedPackage, PaymentOfferResponse } from "@hjem/domain/draft/payment";
import { findSandboxCard } from "@hjem/domain/draft/payment-rules";
import type { PaymentMethod } from "@hjem/domain/listing/listing-package";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { OptionGroup, Radio } from "@hjem/ui/checkbox";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { type FormFields, useForm } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { PackageChoice } from "./package-choice.tsx";
import styles from "./payment.module.css";
import { TestCards } from "./test-cards.tsx";
import { usePaymentTexts } from "./use-payment-texts.ts";

/** Digits of the longest card number with its spaces. */
const CARD_MAX_LENGTH = 23;

/** Statuses from here on: a call has failed somewhere on its way, and nobody knows how far it came. */
const FAILED = 500;
/** Refusals that the offer explains once it is read again: the draft, its payment or the market have changed since. */
const changedCodes: ReadonlySet<string> = new Set([
  "nothing_to_pay",
  "draft_incomplete",
  "switched_off",
]);

/** Props of `PaymentForm`. */
export interface PaymentFormProps {
  draft: Draft;
  offer: PaymentOfferResponse["data"];
  chosen: OfferedPackage;
  /** Why the last payment failed; null if it did not. It stands by the button that was pressed. */
  declined: string | null;
  onChoose: (key: string) => void;
  /** The payment has changed. */
  onChanged: () => void;
}

/**
 * Package, method and card of a payment (LIST-018, LIST-022, LIST-023). Only the sandbox has a field for a card number;
 * other gateways take it on their own page.
 */
export function PaymentForm({
  draft,
  offer,
  chosen,
  declined,
  onChoose,
  onChanged,
}: PaymentFormProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const { price, methodNames } = usePaymentTexts();
  const card = useRef<HTMLInputElement>(null);
  const [usual = "card"] = offer.methods;
  const [method, setMethod] = useState<PaymentMethod>(usual);
  const hasCardField = offer.isSandbox && method === "card";
  const [message, setMessage] = useState<string | null>(null);
  const refused = t`This is the sandbox: it accepts its test cards only. Never enter a real card here.`;
  const { errors, isSending, listeners } = useForm({
    unsent: null,
    check: ({ cardNumber = "" }: FormFields) => ({
      cardNumber: !hasCardField
        ? undefined
        : cardNumber.trim() === ""
          ? t`Enter a card number.`
          : findSandboxCard(cardNumber)
            ? undefined
            : refused,
    }),
    send: ({ cardNumber }: FormFields) => {
      setMessage(null);
      const body = {
        package: chosen.key,
        method,
        ...(hasCardField && cardNumber !== undefined && { cardNumber }),
      };
      return store.dispatch(
        paymentsApi.endpoints.payDraft.initiate({ id: draft.id, body }, { track: false }),
      );
    },
    onResult: ({ data, error }) => {
      if (data?.redirectUrl) {
        window.location.assign(data.redirectUrl);
        return null;
      }
      const { status = FAILED, code, fields } = isApiError(error) ? error : {};
      if (data || (code !== undefined && changedCodes.has(code))) {
        onChanged();
        return null;
      }
      const wrong = fields?.cardNumber;
      if (wrong) return { cardNumber: wrong };
      setMessage(
        status >= FAILED
          ? t`There was no response, so we don't know whether the payment was started. Try again. You will not be charged twice.`
          : t`The payment could not be started. Nothing has been charged. Try again.`,
      );
      return {};
    },
  });
  const fill = (number: string) => {
    if (!card.current) return;
    card.current.value = number;
    card.current.dispatchEvent(new Event("input", { bubbles: true }));
    card.current.focus();
  };
  const total = price(chosen.price.total);
  const problem = message ?? (isSending ? null : declined);
  return (
    <form {...listeners} noValidate className={styles.form}>
      <PackageChoice packages={offer.packages} chosen={chosen.key} onChoose={onChoose} />
      <p className={`${text.xsmall} ${text.muted}`}>
        <Trans>
          Prices include {offer.taxName}. The listing is published as soon as the payment is
          approved, and the amount is charged then.
        </Trans>
      </p>
      {offer.methods.length > 1 && (
        <OptionGroup legend={<Trans>Pay with</Trans>}>
          {offer.methods.map((one) => (
            <Radio
              key={one}
              name="method"
              value={one}
              label={methodNames[one]}
              checked={one === method}
              onChange={() => setMethod(one)}
            />
          ))}
        </OptionGroup>
      )}
      {hasCardField ? (
        <div className={layout.stack}>
          <h2 className={text.h3}>
            <Trans>Card details</Trans>
          </h2>
          <TextField
            ref={card}
            name="cardNumber"
            label={t`Card number`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={CARD_MAX_LENGTH}
            error={errors.cardNumber}
          />
          <TestCards onChoose={fill} />
        </div>
      ) : (
        <p className={text.secondary}>
          {method === "mobile" ? (
            <Trans>You approve the payment on your phone and come back here.</Trans>
          ) : (
            <Trans>You enter the card on the page of the payment service and come back here.</Trans>
          )}
        </p>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary" size="l" isBlock isBusy={isSending}>
        <Trans>Pay {total}</Trans>
      </Button>
      <p className={`${text.small} ${text.secondary}`}>
        <Trans>
          By paying you accept the{" "}
          <Link href={paths.salesConditions.to()} className={text.link}>
            terms of sale
          </Link>
          . The receipt is sent by email and is always under My listings.
        </Trans>
      </p>
    </form>
  );
}
