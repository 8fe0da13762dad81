import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { OwnListing } from "@hjem/domain/draft/draft";
import { readTypedNumber } from "@hjem/domain/format/read-typed-number";
import type { RegionLanguage } from "@hjem/domain/language";
import { WHOLE_MONEY_MAX } from "@hjem/domain/listing/money-limits";
import { rentPeriodOf } from "@hjem/domain/rent-period";
import { zoneOf } from "@hjem/domain/time/place-zone";
import { dayIn } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { type FieldErrors, useForm } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRevalidator } from "react-router";
import { FormDialog } from "./form-dialog.tsx";
import { useErrorText } from "./use-error-text.ts";

/** Props of `CloseDialog`. */
export interface CloseDialogProps {
  listing: OwnListing;
  onClose: () => void;
}

/** Whole kroner or dollars as typed, `4 350 000` or `4,350,000`; null for none, undefined for anything else. */
const amountOf = (typed: string, language: RegionLanguage): number | null | undefined => {
  const amount = readTypedNumber(typed, language, 0);
  return typeof amount === "number" && (amount < 0 || amount > WHOLE_MONEY_MAX)
    ? undefined
    : amount;
};

/** Marks a listing as sold or leased: the day, and the price if the owner wants to tell it (LIST-133). */
export function CloseDialog({ listing, onClose }: CloseDialogProps) {
  const { t } = useLingui();
  const { store, region, language, now } = usePage();
  const { revalidate } = useRevalidator();
  const errorText = useErrorText();
  const { listingType } = listing;
  const rent = listingType?.endsWith("_rent") ? rentPeriodOf(region, listingType) : null;
  const rentLabels = {
    week: t`Agreed rent per week`,
    month: t`Agreed rent per month`,
    year: t`Agreed rent per year`,
  };
  const today = dayIn(now, zoneOf(region, listing.location.region ?? undefined));
  const form = useForm({
    unsent: unsentFields(`closing/${listing.id}`),
    check: ({ date = "", price = "" }): FieldErrors => ({
      ...((date === "" || date > today) && { date: t`Choose today or an earlier day.` }),
      ...(amountOf(price, language) === undefined && { price: t`Enter a whole number.` }),
    }),
    send: ({ date = "", price = "" }) =>
      store.dispatch(
        draftsApi.endpoints.closeListing.initiate({
          id: listing.id,
          body: { date, price: amountOf(price, language) ?? null },
        }),
      ),
    onResult: async ({ error }): Promise<FieldErrors | null> => {
      if (isApiError(error) && error.fields) return error.fields;
      if (error !== undefined) return { form: errorText(error) };
      onClose();
      await revalidate();
      return null;
    },
  });
  return (
    <FormDialog
      title={rent ? <Trans>Mark as leased</Trans> : <Trans>Mark as sold</Trans>}
      action={<Trans>Save</Trans>}
      form={form}
      onClose={onClose}
    >
      <p className={text.secondary}>
        <Trans>
          The listing leaves the search results. Its page stays, without the contact form. You can
          undo this for an hour; nobody is notified before then.
        </Trans>
      </p>
      <TextField
        name="date"
        type="date"
        label={rent ? t`Leased on` : t`Sold on`}
        defaultValue={today}
        max={today}
        error={form.errors.date}
      />
      <TextField
        name="price"
        inputMode="numeric"
        label={rent ? rentLabels[rent] : t`Price`}
        hint={t`Shown on the listing if you enter it.`}
        isOptional
        unit={region.currency.symbol}
        unitPosition={region.currency.position}
        error={form.errors.price}
      />
    </FormDialog>
  );
}
