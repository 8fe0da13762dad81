import { type DraftFieldSection, draftFieldSections } from "@hjem/domain/draft/draft-fields";
import { isRental } from "@hjem/domain/listing/availability";
import { paths } from "@hjem/domain/paths";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import type { TabProps } from "../model/tab-props.ts";
import { useWizardMarket } from "../model/wizard-market.ts";
import { FieldSection, type FieldSectionProps } from "./field-section.tsx";
import styles from "./fields.module.css";

/** Props of `TabSections`. */
export interface TabSectionsProps
  extends Pick<TabProps, "draft" | "change">, Pick<FieldSectionProps, "own"> {
  tab: "details" | "price";
  /** What stands below the group of a field, by the path of that, such as the total. @default nothing */
  below?: FieldSectionProps["own"];
  /** Shown after the groups. */
  children?: ReactNode;
}

/** Whether the browser has drawn the first picture, and so laid out everything in it. */
function useLaidOut(): boolean {
  const [isLaidOut, setLaidOut] = useState(false);
  useEffect(() => {
    // The second frame begins after the picture of the first.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setLaidOut(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isLaidOut;
}

/** The groups of fields of a tab, once the listing type says which they are. */
export function TabSections({ tab, draft, change, own, below = {}, children }: TabSectionsProps) {
  const { publishing } = useWizardMarket();
  const { listingType } = draft;
  const isLaidOut = useLaidOut();
  const belowOf = ({ fields }: DraftFieldSection): ReactNode => {
    const found = fields.find(({ path }) => below[path] !== undefined);
    return found && below[found.path];
  };
  if (listingType === null) {
    return (
      <p className={layout.panel}>
        <Trans>Choose a listing type first.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.sections} data-laid-out={isLaidOut || undefined}>
      {draftFieldSections(publishing, { ...draft, listingType }, tab)
        // The property types are chosen with the listing type.
        .filter(({ group }) => group !== "type")
        .map((section) => (
          <FieldSection
            key={section.group}
            section={section}
            draft={draft}
            change={change}
            own={own}
          >
            {belowOf(section)}
          </FieldSection>
        ))}
      {children}
      {!listingType.startsWith("commercial") && (
        <a
          className={text.linkAlone}
          href={paths.page.to(publishing.guides[isRental({ listingType }) ? "rent" : "sale"])}
          target="_blank"
        >
          {isRental({ listingType }) ? (
            <Trans>Read the guide to renting out a home (new tab)</Trans>
          ) : (
            <Trans>Read the guide to selling a home yourself (new tab)</Trans>
          )}
        </a>
      )}
    </div>
  );
}
