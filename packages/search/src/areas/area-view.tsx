import { useSearchQuery } from "@hjem/api-client/endpoints/search";
import { PropertyCard } from "@hjem/home-card/property-card";
import { Breadcrumbs } from "@hjem/ui/breadcrumbs";
import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { LinkColumns } from "@hjem/ui/link-columns";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { AreaModel, NewestModel } from "./area-model.ts";
import styles from "./area-view.module.css";
import { Costs } from "./costs.tsx";
import { Inside } from "./places.tsx";

function Top({ model }: { model: AreaModel }) {
  const { name, crumbs, kinds, newest, elsewhere } = model;
  return (
    <div className={styles.top}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1 className={text.display}>{name}</h1>
          {elsewhere ? (
            <p className={text.lead}>
              <Trans>There are no listings here right now.</Trans>
            </p>
          ) : (
            <p className={text.lead}>
              <Trans>Homes, prices and places in {name}.</Trans>
            </p>
          )}
          <p>
            {newest && (
              <LinkButton href={newest.all.href} variant="primary" size="l">
                {newest.all.label}
              </LinkButton>
            )}
            {elsewhere && <LinkButton href={elsewhere.href}>{elsewhere.label}</LinkButton>}
          </p>
        </div>
        {kinds.length > 0 && (
          <ul className={`${layout.panel} ${styles.kinds}`}>
            {kinds.map(({ label, count, href }) => (
              <li key={href}>
                <Link href={href} className={styles.line}>
                  <span>{label}</span>
                  <span className={styles.figure}>{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Newest({ title, request, all }: NewestModel) {
  const { data } = useSearchQuery(request);
  if (!data || data.data.length === 0) return null;
  return (
    <section className={layout.section}>
      <div className={layout.headRow}>
        <h2>{title}</h2>
        <Link href={all.href} className={text.linkAlone}>
          {all.label}
        </Link>
      </div>
      <ul className={layout.cards} data-columns="4" data-rail>
        {data.data.map((home) => (
          <li key={home.propertyId}>
            <PropertyCard property={home} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page of one place: counts, prices, newest homes, and links to the places inside, nearby and elsewhere. */
export function AreaView({ model }: { model: AreaModel }) {
  const { name, newest, inside, neighbours, alternatives, isDemo } = model;
  return (
    <>
      <Top model={model} />
      <div className={layout.page}>
        <Costs {...model} />
        {newest && <Newest {...newest} />}
        {inside && <Inside name={name} {...inside} />}
        {neighbours.length > 0 && (
          <section className={layout.section}>
            <h2 className={styles.title}>
              <Trans>Places near {name}</Trans>
            </h2>
            <LinkColumns links={neighbours} />
          </section>
        )}
        {alternatives.length > 0 && (
          <section className={layout.section}>
            <h2 className={styles.title}>
              <Trans>Other places called {name}</Trans>
            </h2>
            <LinkColumns links={alternatives} />
          </section>
        )}
        {isDemo && (
          <p className={`${text.small} ${text.muted} ${styles.demo}`}>
            <Trans>These are demo listings. The homes and figures are not real.</Trans>
          </p>
        )}
      </div>
    </>
  );
}
