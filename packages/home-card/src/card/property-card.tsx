import { usePage } from "@hjem/storefront/page";
import { Card, CardLine, CardTitle } from "@hjem/ui/card";
import { Price } from "@hjem/ui/price";
import { Trans } from "@lingui/react/macro";
import { useViewedHomes } from "../viewed/viewed-homes.ts";
import { HighlightedText } from "./highlighted-text.tsx";
import type { PropertyResultProps } from "./lazy-property-card.ts";
import styles from "./property-card.module.css";
import { ResultDate } from "./result-date.tsx";
import { ResultFacts } from "./result-facts.tsx";
import { propertyHref, ResultPhotos } from "./result-photos.tsx";
import { resultPrice } from "./result-price.ts";
import { isOpen } from "./result-tags.tsx";
import { UnitsLink } from "./units-link.tsx";

const SIZES = "(width >= 1366px) 27rem, (width >= 1024px) 33vw, (width >= 640px) 50vw, 100vw";

/** A result in a grid: picture, price, address, facts, next viewing (visual.md §6). */
export default function PropertyCard({
  property,
  corner,
  isPriority,
  found,
  units,
}: PropertyResultProps) {
  const page = usePage();
  const isViewed = useViewedHomes().has(property.propertyId);
  const { label, figure, searchedAs } = resultPrice(page, property);
  return (
    <Card
      photo={
        <ResultPhotos
          property={property}
          href={units?.href}
          corner={corner}
          isPriority={isPriority}
          sizes={SIZES}
        />
      }
    >
      <p>
        <Price>{figure}</Price>
      </p>
      {!isOpen(property) && <CardLine>{label}</CardLine>}
      {searchedAs && (
        <CardLine>
          <Trans>Appears in searches {searchedAs}</Trans>
        </CardLine>
      )}
      <CardTitle
        href={units?.href ?? propertyHref(property)}
        className={isViewed ? styles.viewed : undefined}
      >
        {property.address}
      </CardTitle>
      <ResultFacts property={property} isShort />
      {units && <UnitsLink {...units} />}
      <ResultDate property={property} />
      {found && (
        <CardLine>
          <HighlightedText parts={found.title} />
        </CardLine>
      )}
      {found && found.line.length > 0 && (
        <CardLine>
          <HighlightedText parts={found.line} />
        </CardLine>
      )}
    </Card>
  );
}
