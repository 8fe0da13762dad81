import type { Property } from "@hjem/domain/listing/property";
import { PropertyCard } from "@hjem/home-card/property-card";
import { usePage } from "@hjem/storefront/page";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { CSSProperties, ReactNode } from "react";

/** Props of `HomeCarousel`. */
export interface HomeCarouselProps {
  title: ReactNode;
  homes: readonly Property[] | undefined;
  /** The way to all of them; without it these are all. */
  allHref?: string;
}

/**
 * A few homes beside one another, each with its pictures in the shape that the region's home page has (FND-029, FND-030);
 * nothing where there are none.
 */
export function HomeCarousel({ title, homes = [], allHref }: HomeCarouselProps) {
  const { region } = usePage();
  if (homes.length === 0) return null;
  const shape = { "--ratio-card": `100 / ${region.homeCarouselRatio}` } as CSSProperties;
  return (
    <section className={layout.section}>
      <div className={layout.headRow}>
        <h2>{title}</h2>
        {allHref && (
          <Link href={allHref} className={text.linkAlone}>
            <Trans>See all</Trans>
          </Link>
        )}
      </div>
      <ul className={layout.cards} data-columns="4" data-rail style={shape}>
        {homes.map((home) => (
          <li key={home.propertyId}>
            <PropertyCard property={home} />
          </li>
        ))}
      </ul>
    </section>
  );
}
