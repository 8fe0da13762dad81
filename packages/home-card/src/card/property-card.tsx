import { resultPrice } from "@hjem/domain/format/result-price";
import { usePage } from "@hjem/storefront/page";
import { Card, CardLine } from "@hjem/ui/card";
import { Price } from "@hjem/ui/price";
import { Trans } from "@lingui/react/macro";
import { HighlightedLine } from "./highlighted-text.tsx";
import type { PropertyResultProps } from "./lazy-property-card.ts";
import { ResultDetails, ResultTitle } from "./result-details.tsx";
import { ResultPhotos } from "./result-photos.tsx";
import { isOpen } from "./result-tags.tsx";

const SIZES = "(width >= 1366px) 27rem, (width >= 1024px) 33vw, (width >= 640px) 50vw, 100vw";

/**
 * A result in a grid: picture, price, address, facts, next viewing (visual.md §6). What the law or the market adds to a price is
 * below them, so that the addresses of a row stand at one height.
 */
export default function PropertyCard({ found, viewingDays, ...result }: PropertyResultProps) {
  const { property } = result;
  const { label, figure, searchedAs, statement } = resultPrice(usePage(), property);
  return (
    <Card photo={<ResultPhotos {...result} sizes={SIZES} />}>
      <p>
        <Price>{figure}</Price>
      </p>
      {!isOpen(property) && <CardLine>{label}</CardLine>}
      <ResultTitle {...result}>{property.address}</ResultTitle>
      <ResultDetails {...result} viewingDays={viewingDays} isShort />
      {result.rental?.map(([name, value]) => (
        <CardLine key={name}>
          {name}: {value}
        </CardLine>
      ))}
      {searchedAs && (
        <CardLine>
          <Trans>Appears in searches {searchedAs}</Trans>
        </CardLine>
      )}
      {statement && <CardLine>{statement}</CardLine>}
      <HighlightedLine parts={found?.title} />
      <HighlightedLine parts={found?.line} />
    </Card>
  );
}
