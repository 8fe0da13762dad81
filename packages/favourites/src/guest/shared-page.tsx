import { paths } from "@hjem/domain/paths";
import type { SharedCollectionResponse } from "@hjem/domain/saved/collection";
import { PropertyCard } from "@hjem/home-card/property-card";
import { LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useLoaderData } from "react-router";
import styles from "./guest.module.css";

/** A collection as anybody with its secret link sees it: the homes, nothing of the persons (D64). */
export default function SharedPage() {
  const { t } = useLingui();
  const { name, homes } = useLoaderData<SharedCollectionResponse["data"]>();
  return (
    <div className={`${styles.wide} ${layout.stackLarge}`}>
      <div className={layout.stackSmall}>
        <h1 className={`${text.h1} ${styles.name}`}>{name}</h1>
        <p className={text.secondary}>
          {t`${plural(homes.length, { one: "# home", other: "# homes" })}`}
        </p>
      </div>
      {homes.length === 0 ? (
        <div className={layout.stack}>
          <p>
            <Trans>There are no homes in this collection now.</Trans>
          </p>
          <div>
            <LinkButton variant="primary" href={paths.list.to()}>
              <Trans>Search for homes</Trans>
            </LinkButton>
          </div>
        </div>
      ) : (
        <section>
          <h2 className={text.visuallyHidden}>
            <Trans>Homes</Trans>
          </h2>
          <ul className={`${layout.cards} ${styles.homes}`}>
            {homes.map((home, index) => (
              <li key={home.propertyId}>
                <PropertyCard property={home} isPriority={index === 0} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
