import type { DraftFieldPath } from "@hjem/domain/publishing/all-fields";
import { usePage } from "@hjem/storefront/page";
import { useLingui } from "@lingui/react/macro";
import { useWizardMarket } from "./wizard-market.ts";

/**
 * The label of a field by its path in a draft, e.g. `property_detail.title`: the same on the field and wherever it is named; the
 * path itself where it has none.
 */
export function useFieldLabel(): (path: string) => string {
  const { t } = useLingui();
  const { term } = usePage();
  const { texts } = useWizardMarket();
  const localName = t`Local name of the area`;
  const own: Readonly<Record<string, string>> = {
    listing_type: t`What do you want to advertise?`,
    images: t`Photos`,
    attachments: t`Attachments`,
    location: t`Location`,
    "location.map_suggest": term("address.street"),
    "location.street": term("address.street"),
    "location.suburb": term("address.suburb"),
    "location.region": term("address.region"),
    "location.post_code": term("address.postCode"),
    "location.sub_locality_nickname": localName,
    "property_detail.land_registry.sub_locality_nickname": localName,
    "location.coordinates": t`Pin on the map`,
    contacts: t`Contact`,
    "contacts.name": t`Contact: name`,
    "contacts.phones": t`Contact: phone or email`,
    "contacts.email": t`Contact: email`,
  };
  return (path) => {
    const known = own[path] ?? texts.fields[path as DraftFieldPath]?.label;
    if (known !== undefined) return known;
    const parent = path.slice(0, Math.max(0, path.lastIndexOf(".")));
    return own[parent] ?? texts.fields[parent as DraftFieldPath]?.label ?? path;
  };
}
