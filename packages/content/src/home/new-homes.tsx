import { useSearchQuery } from "@hjem/api-client/endpoints/search";
import { usePage } from "@hjem/storefront/page";
import { PropertyCard } from "@hjem/storefront/property-card";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { CSSProperties } from "react";
import type { HomeModel } from "./home-model.ts";
import styles from "./home-page.module.css";
import { newHomes } from "./home-requests.ts";

/** The newest homes, each with its pictures in the shape that the region's home page has (FND-029, FND-030). */
export function NewHomes({ allHref }: Pick<HomeModel, "allHref">) {
  const { region } = usePage();
  const { data } = useSearchQuery(newHomes);
  if (!data || data.data.length === 0) return null;
  const shape = { "--ratio-card": `100 / ${region.homeCarouselRatio}` } as CSSProperties;
  return (
    <section className={layout.section}>
      <div className={layout.headRow}>
        <h2>
          <Trans>New homes</Trans>
        </h2>
        <Link href={allHref} className={text.linkAlone}>
          <Trans>See all</Trans>
        </Link>
      </div>
      <ul className={`${layout.cards} ${styles.rail}`} data-columns="4" style={shape}>
        {data.data.map((home) => (
          <li key={home.propertyId}>
            <PropertyCard property={home} />
          </li>
        ))}
      </ul>
    </section>
  );
}
