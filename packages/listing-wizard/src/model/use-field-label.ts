import type { DraftFieldPath } from "@hjem/domain/publishing/all-fields";
import { useLingui } from "@lingui/react/macro";
import { useWizardMarket } from "./wizard-market.ts";

/** Names a field by its path in a draft, e.g. `property_detail.title`; the path itself where it has no name. */
export function useFieldLabel(): (path: string) => string {
  const { t } = useLingui();
  const { texts } = useWizardMarket();
  const own: Readonly<Record<string, string>> = {
    listing_type: t`Listing type`,
    images: t`At least one photo`,
    attachments: t`Documents`,
    location: t`Location`,
    "location.street": t`Street address`,
    "location.suburb": t`Town or suburb`,
    "location.region": t`State or county`,
    "location.post_code": t`Postcode`,
    "location.coordinates": t`Position on the map`,
    contacts: t`Contact`,
    "contacts.name": t`Name of the contact`,
    "contacts.phones": t`Phone number or email of the contact`,
    "contacts.email": t`Email of the contact`,
  };
  return (path) => {
    const known = own[path] ?? texts.fields[path as DraftFieldPath]?.label;
    if (known !== undefined) return known;
    const parent = path.slice(0, Math.max(0, path.lastIndexOf(".")));
    return own[parent] ?? texts.fields[parent as DraftFieldPath]?.label ?? path;
  };
}
