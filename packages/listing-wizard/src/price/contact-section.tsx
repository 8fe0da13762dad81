import { contactAddressesApi } from "@hjem/api-client/endpoints/contact-addresses";
import { sessionApi } from "@hjem/api-client/endpoints/session";
import type { UserProfile } from "@hjem/domain/account/profile";
import type { DraftContacts } from "@hjem/domain/draft/draft-detail";
import { formatPhone } from "@hjem/domain/format/format-phone";
import { usePage } from "@hjem/storefront/page";
import { OwnVerifications } from "@hjem/storefront/verifications";
import { Button } from "@hjem/ui/button";
import { Ledger, LedgerRow } from "@hjem/ui/ledger";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import styles from "../fields/fields.module.css";
import type { TabProps } from "../model/tab-props.ts";
import { fieldId } from "../model/wizard-address.ts";
import { ContactAddress } from "./contact-address.tsx";
import { ContactsDialog } from "./contacts-dialog.tsx";

/** The contact that an account proposes (LIST-019). */
function contactOf({
  name,
  email,
  mobile,
  mobileCode,
  phone,
  phoneCode,
}: UserProfile): DraftContacts {
  const numbers = [
    [mobileCode, mobile],
    [phoneCode, phone],
  ] as const;
  return {
    name: name || null,
    email: email || null,
    phones: numbers.flatMap(([code, number]) => (number ? [`${code ?? ""} ${number}`.trim()] : [])),
  };
}

const isUnanswered = ({ name, email, phones = [] }: DraftContacts) =>
  !name && !email && phones.length === 0;

/** Who answers enquiries: the account's own name and numbers, until others are entered (LIST-019, LIST-042). */
export function ContactSection({ draft, change }: Pick<TabProps, "draft" | "change">) {
  const { t } = useLingui();
  const { store, region } = usePage();
  const [isOpen, setOpen] = useState(false);
  const isAsked = useRef(false);
  const isAnswered = useRef(false);
  const { contacts } = draft;
  const isMissing = isUnanswered(contacts);
  useEffect(() => {
    if (!isMissing || isAsked.current) return;
    isAsked.current = true;
    const propose = async () => {
      const { data } = await store.dispatch(
        sessionApi.endpoints.getProfile.initiate(undefined, { subscribe: false }),
      );
      // A contact that was entered while the profile was loading stays.
      if (data && !isAnswered.current) change({ contacts: contactOf(data) });
    };
    void propose();
  }, [isMissing, store, change]);
  const { data: addresses } = contactAddressesApi.endpoints.getContactAddresses.useQuery();
  const askToConfirm = (email: string) =>
    store.dispatch(
      contactAddressesApi.endpoints.askContactAddress.initiate(email, { track: false }),
    );
  const none = t`Not stated`;
  return (
    <section className={styles.section} aria-labelledby="contact-heading">
      <h2 id="contact-heading" className={text.h3}>
        <Trans>Contact</Trans>
      </h2>
      <Ledger>
        <LedgerRow label={t`Name`}>{contacts.name || none}</LedgerRow>
        <LedgerRow label={t`Phone`}>
          {contacts.phones?.map((phone) => formatPhone(region, phone)).join(", ") || none}
        </LedgerRow>
        <LedgerRow label={t`Email`}>
          <span className={styles.email}>{contacts.email || none}</span>
        </LedgerRow>
      </Ledger>
      {contacts.email && <ContactAddress email={contacts.email} />}
      <div>
        <Button id={fieldId("contacts.name")} onClick={() => setOpen(true)}>
          <Trans>Edit contact</Trans>
        </Button>
      </div>
      <OwnVerifications />
      <ContactsDialog
        isOpen={isOpen}
        draftId={draft.id}
        contacts={contacts}
        accountEmail={addresses?.account ?? null}
        onClose={() => setOpen(false)}
        onContacts={(next) => {
          isAnswered.current = true;
          change({ contacts: next });
          if (next.email) void askToConfirm(next.email);
        }}
      />
    </section>
  );
}
