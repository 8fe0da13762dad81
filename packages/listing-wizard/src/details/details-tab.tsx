import { draftFieldSections } from "@hjem/domain/draft/draft-fields";
import layout from "@hjem/ui/layout.module.css";
import { Trans } from "@lingui/react/macro";
import { FieldSection } from "../fields/field-section.tsx";
import styles from "../fields/fields.module.css";
import type { TabProps } from "../model/tab-props.ts";
import { useWizardMarket } from "../model/wizard-market.ts";
import { DescriptionField } from "./description-field.tsx";
import { FacilitiesField } from "./facilities-field.tsx";
import { TitleField } from "./title-field.tsx";

/** Title, description and facts of the home (LIST-007, LIST-043..060). */
export default function DetailsTab({ draft, change }: TabProps) {
  const { publishing } = useWizardMarket();
  const { listingType } = draft;
  if (listingType === null) {
    return (
      <p className={layout.panel}>
        <Trans>Choose a listing type first.</Trans>
      </p>
    );
  }
  const sections = draftFieldSections(publishing, { ...draft, listingType }, "details");
  const own = {
    "property_detail.title": <TitleField draft={draft} change={change} />,
    "property_detail.description": <DescriptionField draft={draft} change={change} />,
    "property_detail.facilities": <FacilitiesField draft={draft} change={change} />,
  };
  return (
    <div className={styles.sections}>
      {sections
        // The property types are chosen with the listing type.
        .filter(({ group }) => group !== "type")
        .map((section) => (
          <FieldSection
            key={section.group}
            section={section}
            draft={draft}
            change={change}
            own={own}
          />
        ))}
    </div>
  );
}
