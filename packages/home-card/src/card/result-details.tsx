import type { ResultHome } from "@hjem/domain/listing/result-home";
import type { ViewingDays } from "@hjem/domain/listing/viewing-date";
import { UNITS_ID } from "@hjem/domain/paths";
import { useViewedHomes } from "@hjem/saved/viewed-homes";
import { CardTitle } from "@hjem/ui/card";
import { Link } from "@hjem/ui/link";
import type { ReactNode } from "react";
import type { UnitsLine } from "./lazy-property-card.ts";
import styles from "./property-card.module.css";
import { ResultDate } from "./result-date.tsx";
import { ResultFacts } from "./result-facts.tsx";
import { resultHref } from "./result-photos.tsx";

/** Props of `ResultTitle`. */
export interface ResultTitleProps {
  property: ResultHome;
  units?: UnitsLine | undefined;
  children: ReactNode;
}

/** The link of a result; dimmed if the home was viewed before. */
export function ResultTitle({ property, units, children }: ResultTitleProps) {
  const isViewed = useViewedHomes().has(property.propertyId);
  return (
    <CardTitle href={resultHref(property, units)} className={isViewed ? styles.viewed : undefined}>
      {children}
    </CardTitle>
  );
}

/** Props of `ResultDetails`. */
export interface ResultDetailsProps {
  /** Undefined until it has loaded. */
  property: ResultHome | undefined;
  units?: UnitsLine | undefined;
  viewingDays?: ViewingDays;
  /** True shows only what fits on one line of a card. @default false */
  isShort?: boolean;
}

/** What every layout of a result shows below its title: facts, "3 of 24 homes match" (D55), next viewing. */
export function ResultDetails({ property, units, viewingDays, isShort }: ResultDetailsProps) {
  return (
    <>
      {property && <ResultFacts property={property} isShort={isShort} />}
      {units && (
        <p className={styles.units}>
          <Link href={`${units.href}#${UNITS_ID}`}>{units.label}</Link>
        </p>
      )}
      {property && <ResultDate property={property} viewingDays={viewingDays} />}
    </>
  );
}
