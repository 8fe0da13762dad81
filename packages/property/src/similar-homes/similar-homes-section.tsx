import type { ResultHome } from "@hjem/domain/listing/result-home";
import { PropertyCard } from "@hjem/home-card/property-card";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import sheet from "../print/sheet.module.css";
import styles from "./similar-homes-section.module.css";
import type { SimilarHomes } from "./similar-homes.ts";

function HomeRow({ title, homes }: { title: ReactNode; homes: readonly ResultHome[] }) {
  const id = useId();
  if (homes.length === 0) return null;
  return (
    <section
      className={`${styles.section} ${sheet.offPaper}`}
      aria-labelledby={id}
      data-answers="similar-homes"
    >
      <h2 id={id}>{title}</h2>
      <ul className={styles.row}>
        {homes.map((home) => (
          <li key={home.propertyId}>
            <PropertyCard property={home} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Suggestions: similar homes, then others at about the same price. */
export default function SimilarHomesSection({ similar, recommended }: SimilarHomes) {
  return (
    <>
      <HomeRow title={<Trans>Similar properties nearby</Trans>} homes={similar} />
      <HomeRow title={<Trans>You may also like</Trans>} homes={recommended} />
    </>
  );
}
