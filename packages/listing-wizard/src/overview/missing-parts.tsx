import type { OwnListing } from "@hjem/domain/draft/draft";
import { type DraftTab, draftTabs } from "@hjem/domain/draft/draft-rules";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { PlusIcon } from "@hjem/ui/tool-icons";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { wizardHref } from "../model/wizard-address.ts";
import { completeTabs, missingFields } from "./next-step.ts";
import styles from "./overview.module.css";

/** Links to what is missing; more are counted. */
const LINKS_MAX = 3;

/** What is to be done about a missing field. */
function useMissingNames() {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    listing_type: t`Choose the type of listing`,
    images: t`Add photos`,
    "location.suburb": t`Enter the address`,
    "location.region": t`Enter the address`,
    "location.post_code": t`Enter the address`,
    "location.coordinates": t`Place the pin on the map`,
    "property_detail.property_types": t`Choose the property type`,
    "property_detail.title": t`Write a title`,
    "property_detail.gross_area": t`Enter the area`,
    "price_and_date.monthly": t`Enter the rent`,
    "price_and_date.asking_price": t`Enter the price`,
    "price_and_date.search_price": t`Enter the price`,
    "contacts.name": t`Enter a contact`,
    "contacts.phones": t`Enter a contact`,
  };
  const tabs: Readonly<Record<DraftTab, string>> = {
    type: t`Choose the type of listing`,
    photos: t`Add photos`,
    location: t`Enter the address`,
    details: t`Fill in the details`,
    price: t`Enter price and dates`,
  };
  return ({ tab, field }: { tab: DraftTab; field: string }) => names[field] ?? tabs[tab];
}

/** What a draft lacks before it can be published, with links to the fields, and how far it has come (visual §20). */
export function MissingParts({ listing }: { listing: OwnListing }) {
  const { t } = useLingui();
  const nameOf = useMissingNames();
  const done = completeTabs(listing);
  // The parts of an address are one thing to do.
  const parts = [
    ...new Map(missingFields(listing).map((field) => [nameOf(field), field])).entries(),
  ];
  const all = draftTabs.length;
  return (
    <div className={styles.missing}>
      <div className={styles.progress}>
        <p className={text.strong}>
          <Plural value={parts.length} one="# thing left" other="# things left" />
        </p>
        <p className={text.secondary}>
          <Trans>
            {done} of {all} steps done
          </Trans>
        </p>
      </div>
      <progress className={styles.bar} value={done} max={all} aria-label={t`Steps done`} />
      <ul className={styles.links}>
        {parts.slice(0, LINKS_MAX).map(([name, { tab, field }]) => (
          <li key={name}>
            <PlusIcon size="s" />
            <Link className={text.linkAlone} href={wizardHref(listing.id, { tab, field })}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
