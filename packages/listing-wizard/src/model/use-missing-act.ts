import { TITLE_LENGTH } from "@hjem/domain/draft/draft-rules";
import { useLingui } from "@lingui/react/macro";

/** Says what is to be done about a field that a listing cannot do without, by its path in the draft. */
export function useMissingAct(): (path: string) => string {
  const { t } = useLingui();
  const { min } = TITLE_LENGTH;
  const acts: Readonly<Record<string, string>> = {
    listing_type: t`Choose what you want to advertise`,
    images: t`Add photos`,
    "location.suburb": t`Enter the address`,
    "location.region": t`Enter the address`,
    "location.post_code": t`Enter the address`,
    "location.coordinates": t`Place the pin on the map`,
    "property_detail.property_types": t`Choose the property type`,
    "property_detail.title": t`Write a title of at least ${min} characters`,
    "property_detail.gross_area": t`Enter the area`,
    "price_and_date.monthly": t`Enter the rent`,
    "price_and_date.asking_price": t`Enter the price`,
    "price_and_date.search_price": t`Enter the price`,
    "contacts.name": t`Enter a contact`,
    "contacts.phones": t`Enter a contact`,
  };
  return (path) => acts[path] ?? t`Fill in the details`;
}
