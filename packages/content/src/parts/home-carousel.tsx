import type { ResultHome } from "@hjem/domain/listing/result-home";
import { PropertyCard, type PropertyResultProps } from "@hjem/home-card/property-card";
import { usePage } from "@hjem/storefront/page";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { CSSProperties, ReactNode } from "react";

/** Props of `HomeCarousel`. */
export interface HomeCarouselProps {
  title: ReactNode;
  homes: readonly ResultHome[] | undefined;
  /** Link to all of them; undefined if all are shown. */
  allHref?: string;
  /** What the title says of each of them, so that no tag does. */
  said?: PropertyResultProps["said"];
  /** Another action beside the title. */
  action?: ReactNode;
  /** What is below a home. */
  below?: (home: ResultHome) => ReactNode;
}

/** A row of homes, each with its pictures in the region's aspect ratio (FND-029, FND-030); nothing without homes. */
export function HomeCarousel({
  title,
  homes = [],
  allHref,
  said,
  action,
  below,
}: HomeCarouselProps) {
  const { region } = usePage();
  if (homes.length === 0) return null;
  const shape: CSSProperties & Record<"--ratio-card", string> = {
    "--ratio-card": `100 / ${region.homeCarouselRatio}`,
  };
  return (
    <section className={layout.section}>
      <div className={layout.headRow}>
        <h2>{title}</h2>
        {allHref && (
          <Link href={allHref} className={text.linkAlone}>
            <Trans>See all</Trans>
          </Link>
        )}
        {action}
      </div>
      <ul className={layout.cards} data-columns="4" data-rail style={shape}>
        {homes.map((home) => (
          <li key={home.propertyId}>
            <PropertyCard property={home} said={said} />
            {below?.(home)}
          </li>
        ))}
      </ul>
    </section>
  );
}
