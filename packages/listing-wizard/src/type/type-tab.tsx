import type { PropertyType } from "@hjem/domain/listing/enumerations";
import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import { draftListingTypes } from "@hjem/domain/listing/listing-type";
import { usePage } from "@hjem/storefront/page";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { useFieldFault } from "../model/field-faults.ts";
import type { TabProps } from "../model/tab-props.ts";
import { useFieldLabel } from "../model/use-field-label.ts";
import { fieldId } from "../model/wizard-address.ts";
import { useWizardMarket } from "../model/wizard-market.ts";
import { ListingTypeCard } from "./listing-type-card.tsx";
import styles from "./type-tab.module.css";

const PROPERTY_TYPES = "property_detail.property_types";

type DraftPropertyType = Exclude<PropertyType, "all">;

/** Premises may be several things at once; a home is one (LIST-031, LIST-039). */
const hasSeveralTypes = (listingType: DraftListingType) => listingType.startsWith("commercial");

/** Property types of a listing type, of which some are chosen (LIST-026..038). */
function PropertyTypes({
  draft,
  change,
  listingType,
}: TabProps & { listingType: DraftListingType }) {
  const { term } = usePage();
  const labelOf = useFieldLabel();
  const fault = useFieldFault(PROPERTY_TYPES);
  const { draftPropertyTypes } = useWizardMarket();
  const isMulti = hasSeveralTypes(listingType);
  const chosen = draft.propertyDetail.propertyTypes ?? [];
  const choose = (type: DraftPropertyType, isChosen: boolean) => {
    const next = isMulti ? chosen.filter((each) => each !== type) : [];
    change({ propertyDetail: { propertyTypes: isChosen ? [...next, type] : next } });
  };
  return (
    <fieldset className={styles.group} id={fieldId(PROPERTY_TYPES)}>
      <legend className={text.h3}>{labelOf(PROPERTY_TYPES)}</legend>
      {fault !== undefined && <p className={styles.fault}>{fault}</p>}
      {isMulti && (
        <p className={`${text.small} ${text.secondary}`}>
          <Trans>Choose all that apply.</Trans>
        </p>
      )}
      <div className={styles.types}>
        {draftPropertyTypes[listingType].map((type) => (
          <label key={type} className={styles.type}>
            <input
              type={isMulti ? "checkbox" : "radio"}
              name="property-type"
              checked={chosen.includes(type)}
              onChange={({ target }) => choose(type, target.checked)}
            />
            <span>{term(`type.${type}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What is sold or let: one of the six listing types, then the property types (LIST-004, LIST-026..039). */
export default function TypeTab(props: TabProps) {
  const { draft, change } = props;
  const labelOf = useFieldLabel();
  const { draftPropertyTypes } = useWizardMarket();
  const { listingType } = draft;
  const isFixed = draft.propertyId !== null;
  const choose = (type: DraftListingType) => {
    const offered = draftPropertyTypes[type];
    const remaining = (draft.propertyDetail.propertyTypes ?? []).filter((each) =>
      offered.includes(each),
    );
    change({
      listingType: type,
      propertyDetail: { propertyTypes: hasSeveralTypes(type) ? remaining : remaining.slice(0, 1) },
    });
  };
  return (
    <div className={styles.parts}>
      <fieldset className={styles.group} id={fieldId("listing_type")} disabled={isFixed}>
        <legend className={text.h3}>{labelOf("listing_type")}</legend>
        {isFixed && (
          <p className={`${text.small} ${text.secondary}`}>
            <Trans>The listing type cannot be changed once the listing has been published.</Trans>
          </p>
        )}
        <div className={styles.cards}>
          {draftListingTypes.map((type) => (
            <ListingTypeCard
              key={type}
              type={type}
              isChosen={type === listingType}
              onChoose={() => choose(type)}
            />
          ))}
        </div>
      </fieldset>
      {listingType && <PropertyTypes {...props} listingType={listingType} />}
    </div>
  );
}
