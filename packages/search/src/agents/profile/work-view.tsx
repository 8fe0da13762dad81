import type { ResultHome } from "@hjem/domain/listing/result-home";
import { PropertyCard } from "@hjem/home-card/property-card";
import { KeyFact, KeyFacts } from "@hjem/ui/key-facts";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { Pagination } from "@hjem/ui/pagination";
import { SegmentedLinks } from "@hjem/ui/segmented";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingsModel, WorkModel } from "./work-model.ts";
import styles from "./work-view.module.css";

/** Figures of an agent or an agency. */
export const Figures = ({ facts }: Pick<WorkModel, "facts">) => (
  <KeyFacts>
    {facts.map(({ label, value }) => (
      <KeyFact key={label} label={label}>
        {value}
      </KeyFact>
    ))}
  </KeyFacts>
);

/** Props of `Listings`. */
export interface ListingsProps {
  listings: ListingsModel;
  homes: readonly ResultHome[];
}

/** Listings of one state; the links to the other states name the shown one too. */
export function Listings({ listings: { title, states, pages }, homes }: ListingsProps) {
  const { t } = useLingui();
  const isChoice = states.length > 1;
  return (
    <section className={layout.section}>
      <div className={styles.head}>
        <h2 className={isChoice ? text.visuallyHidden : undefined}>{title}</h2>
        {isChoice && <SegmentedLinks label={t`Listings to show`} segments={states} />}
      </div>
      <ul className={layout.cards}>
        {homes.map((home, index) => (
          <li key={home.propertyId}>
            <PropertyCard property={home} isPriority={index === 0} />
          </li>
        ))}
      </ul>
      <Pagination
        page={pages.current}
        lastPage={pages.last}
        hrefOf={(page) => (page === 1 ? pages.href : `${pages.href}&page=${page}`)}
      />
    </section>
  );
}

/** In place of listings where there are none. */
export const NoListings = () => (
  <p className={`${layout.section} ${text.lead}`}>
    <Trans>There are no listings here right now.</Trans>
  </p>
);

/** Links to the places of the listings. */
export function Areas({ areas }: Pick<WorkModel, "areas">) {
  if (areas.length === 0) return null;
  return (
    <section className={layout.section}>
      <h2 className={styles.title}>
        <Trans>Listings by location</Trans>
      </h2>
      <ul className={styles.areas}>
        {areas.map(({ name, note, href }) => (
          <li key={href}>
            <Link href={href} className={styles.area}>
              <span>{name}</span>
              <span className={text.secondary}>{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
