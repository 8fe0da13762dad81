import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { OwnListing } from "@hjem/domain/draft/draft";
import { dayIn, zoneOf } from "@hjem/domain/time/zone";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { type FieldErrors, useForm } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { useRevalidator } from "react-router";
import styles from "./overview.module.css";

/** Props of `CloseDialog`. */
export interface CloseDialogProps {
  listing: OwnListing;
  onClose: () => void;
}

/** Whole kroner or dollars as typed, `4 350 000` or `4,350,000`; null for none, undefined for anything else. */
const amountOf = (typed: string): number | null | undefined => {
  const digits = typed.replaceAll(/[\s.,\u00a0]/g, "");
  if (digits === "") return null;
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined;
};

/** Marks a listing as sold or leased: the day, and the price if the owner wants to tell it (LIST-133). */
export function CloseDialog({ listing, onClose }: CloseDialogProps) {
  const { t } = useLingui();
  const { store, region, now } = usePage();
  const { revalidate } = useRevalidator();
  const formId = useId();
  const isRent = listing.listingType?.endsWith("_rent") ?? false;
  const today = dayIn(now, zoneOf(region, listing.location.region ?? undefined));
  const form = useForm({
    check: ({ date = "", price = "" }): FieldErrors => ({
      ...((date === "" || date > today) && { date: t`Choose today or an earlier day.` }),
      ...(amountOf(price) === undefined && { price: t`Enter a whole number.` }),
    }),
    send: ({ date = "", price = "" }) =>
      store.dispatch(
        draftsApi.endpoints.closeListing.initiate({
          id: listing.id,
          body: { date, price: amountOf(price) ?? null },
        }),
      ),
    onResult: async ({ error }): Promise<FieldErrors | null> => {
      if (error !== undefined) {
        const message = isApiError(error) ? error.message : undefined;
        return { form: message ?? t`It did not work. Try again.` };
      }
      onClose();
      await revalidate();
      return null;
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isRent ? <Trans>Mark as leased</Trans> : <Trans>Mark as sold</Trans>}
      footer={
        <div className={layout.row}>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={form.isSending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate {...form.listeners} className={layout.stack}>
        <p className={text.secondary}>
          <Trans>
            The listing leaves the search results. Its page stays, without the contact form.
          </Trans>
        </p>
        <TextField
          name="date"
          type="date"
          label={isRent ? t`Leased on` : t`Sold on`}
          defaultValue={today}
          max={today}
          error={form.errors.date}
        />
        <TextField
          name="price"
          inputMode="numeric"
          label={isRent ? t`Agreed rent` : t`Price`}
          hint={t`Shown on the listing if you enter it.`}
          isOptional
          unit={region.currency.symbol}
          unitPosition={region.currency.position}
          error={form.errors.price}
        />
        {form.errors.form !== undefined && (
          <p className={styles.error} role="alert">
            {form.errors.form}
          </p>
        )}
      </form>
    </Dialog>
  );
}
