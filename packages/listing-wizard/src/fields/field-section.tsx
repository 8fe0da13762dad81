import type { Draft, DraftPatch } from "@hjem/domain/draft/draft";
import { fieldValue } from "@hjem/domain/draft/draft-field";
import type { DraftFieldSection } from "@hjem/domain/draft/draft-fields";
import type { DraftField } from "@hjem/domain/publishing/all-fields";
import { Disclosure } from "@hjem/ui/disclosure";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useWizardMarket } from "../model/wizard-market.ts";
import { DraftFieldInput } from "./draft-field-input.tsx";
import styles from "./fields.module.css";

/** Props of `FieldSection`. */
export interface FieldSectionProps {
  section: DraftFieldSection;
  draft: Draft;
  change: (patch: DraftPatch) => void;
  /** Controls of the group's own, by path: the title's counter, the facilities. */
  own?: Readonly<Partial<Record<DraftField["path"], ReactNode>>>;
  /** Below the fields, such as the total. */
  children?: ReactNode;
}

const isWide = ({ control }: DraftField) =>
  control === "long_text" ||
  control === "html" ||
  control === "facilities" ||
  control === "inspections";

/** A group of fields under its heading; those that few sellers need are behind "More". */
export function FieldSection({ section, draft, change, own = {}, children }: FieldSectionProps) {
  const { texts } = useWizardMarket();
  const { group, fields } = section;
  const headingId = `group-${group}`;
  const grid = (some: readonly DraftField[]) => (
    <div className={styles.grid}>
      {some.map((field) => (
        <div key={field.path} className={isWide(field) ? styles.wide : undefined}>
          {own[field.path] ?? (
            <DraftFieldInput
              field={field}
              listingType={draft.listingType}
              value={fieldValue(draft, field.path)}
              change={change}
            />
          )}
        </div>
      ))}
    </div>
  );
  const shown = fields.filter(({ isComputed }) => !isComputed);
  const first = shown.filter(({ isMore }) => !isMore);
  const more = shown.filter(({ isMore }) => isMore);
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={text.h3}>
        {texts.groups[group]}
      </h2>
      {first.length > 0 && grid(first)}
      {children}
      {more.length > 0 &&
        (first.length === 0 ? (
          grid(more)
        ) : (
          <Disclosure summary={<Trans>More fields</Trans>}>{grid(more)}</Disclosure>
        ))}
    </section>
  );
}
