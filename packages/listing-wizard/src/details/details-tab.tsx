import { HtmlField } from "../fields/html-field.tsx";
import { TabSections } from "../fields/tab-sections.tsx";
import type { TabProps } from "../model/tab-props.ts";
import { FacilitiesField } from "./facilities-field.tsx";
import { TitleField } from "./title-field.tsx";

/** Title, description and facts of the home (LIST-007, LIST-043..060). */
export default function DetailsTab({ draft, change }: TabProps) {
  const { facilities, propertyTypes } = draft.propertyDetail;
  return (
    <TabSections
      tab="details"
      draft={draft}
      change={change}
      own={{
        "property_detail.title": <TitleField draft={draft} change={change} />,
        "property_detail.description": (
          <HtmlField path="property_detail.description" draft={draft} change={change} />
        ),
        "property_detail.facilities": (
          <FacilitiesField chosen={facilities} propertyTypes={propertyTypes} change={change} />
        ),
      }}
    />
  );
}
