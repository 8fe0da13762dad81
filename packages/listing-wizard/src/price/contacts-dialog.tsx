import { contactAddressesApi } from "@hjem/api-client/endpoints/contact-addresses";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { DraftContacts } from "@hjem/domain/draft/draft-detail";
import { canBeEmail, canBePhone } from "@hjem/domain/lead/field-shapes";
import { recordOf } from "@hjem/domain/narrow";
import { usePage } from "@hjem/storefront/page";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { TextField } from "@hjem/ui/text-field";
import { type FieldErrors, type FormFields, useForm } from "@hjem/ui/use-form";
import { Trans, useLingui } from "@lingui/react/macro";

/** Props of `ContactsDialog`. */
export interface ContactsDialogProps {
  isOpen: boolean;
  /** Id of the draft. */
  draftId: string;
  contacts: DraftContacts;
  /** Address of the account, to which enquiries are sent as long as the contact's is not confirmed; null while it is loading. */
  accountEmail: string | null;
  onClose: () => void;
  onContacts: (contacts: DraftContacts) => void;
}

const PHONES = ["phone1", "phone2"] as const;
/** The fields of the dialog that have a number. */
const enteredPhones = (fields: FormFields) =>
  PHONES.flatMap((name) => {
    const phone = fields[name]?.trim() ?? "";
    return phone === "" ? [] : [{ name, phone }];
  });
const phonesOf = (fields: FormFields): string[] => enteredPhones(fields).map(({ phone }) => phone);

/** Name, phone numbers and email of the contact (LIST-019, LIST-042). */
export function ContactsDialog({
  isOpen,
  draftId,
  contacts,
  accountEmail,
  onClose,
  onContacts,
}: ContactsDialogProps) {
  const { t } = useLingui();
  const { region, store } = usePage();
  const { dialCode } = region;
  const emailHint =
    accountEmail === null
      ? t`Enquiries are sent here once the address is confirmed. The address is not shown.`
      : t`Enquiries are sent here once the address is confirmed, until then to ${accountEmail}. The address is not shown.`;
  const wrongPhone = t`Enter a valid phone number. Include the country code if it is not ${dialCode}.`;
  const form = useForm({
    unsent: unsentFields(`contact/${draftId}`),
    check: (fields): FieldErrors => {
      const { name = "", email = "", phone1 = "", phone2 = "" } = fields;
      const isNobody = email.trim() === "" && phonesOf(fields).length === 0;
      return {
        name: name.trim() === "" ? t`Enter a name.` : undefined,
        phone1: phone1.trim() !== "" && !canBePhone(phone1.trim()) ? wrongPhone : undefined,
        phone2: phone2.trim() !== "" && !canBePhone(phone2.trim()) ? wrongPhone : undefined,
        email: isNobody
          ? t`Enter a phone number or an email address.`
          : email.trim() !== "" && !canBeEmail(email.trim())
            ? t`Enter an email address, such as name@example.com.`
            : undefined,
      };
    },
    send: async (fields: FormFields): Promise<{ error?: unknown }> => {
      const typed = phonesOf(fields);
      return typed.length === 0
        ? {}
        : store.dispatch(
            contactAddressesApi.endpoints.checkContactPhones.initiate(typed, { track: false }),
          );
    },
    onResult: ({ error }, fields): FieldErrors | null => {
      // Where the API cannot be asked the contact is taken: publication asks it again.
      const wrong = Object.keys((isApiError(error) && error.fields) || {});
      if (wrong.length > 0) {
        const named = enteredPhones(fields).filter((_, index) => wrong.includes(`phones.${index}`));
        return recordOf(named.map(({ name }) => [name, wrongPhone]));
      }
      onContacts({
        name: fields["name"]?.trim() ?? null,
        phones: phonesOf(fields),
        email: fields["email"]?.trim() || null,
      });
      onClose();
      return null;
    },
  });
  const phones = [
    { name: "phone1", label: t`Phone`, autoComplete: "tel" },
    { name: "phone2", label: t`Another phone`, autoComplete: "off" },
  ];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Contact`}>
      {isOpen && (
        <form {...form.listeners} noValidate className={layout.stack}>
          <TextField
            name="name"
            label={t`Name`}
            defaultValue={contacts.name ?? ""}
            autoComplete="name"
            maxLength={80}
            hint={t`Shown in the listing.`}
            error={form.errors.name}
          />
          {phones.map(({ name, label, autoComplete }, at) => (
            <TextField
              key={name}
              name={name}
              type="tel"
              label={label}
              isOptional
              defaultValue={contacts.phones?.[at] ?? ""}
              autoComplete={autoComplete}
              maxLength={20}
              error={form.errors[name]}
            />
          ))}
          <TextField
            name="email"
            type="email"
            label={t`Email`}
            isOptional
            defaultValue={contacts.email ?? ""}
            autoComplete="email"
            maxLength={254}
            hint={emailHint}
            error={form.errors.email}
          />
          <div className={layout.row}>
            <Button type="submit" variant="primary" isBusy={form.isSending}>
              <Trans>Use this contact</Trans>
            </Button>
            <Button variant="ghost" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
