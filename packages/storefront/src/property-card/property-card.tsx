import type { Property } from "@hjem/domain/listing/property";
import { Card, CardLine, CardTitle } from "@hjem/ui/card";
import { Price } from "@hjem/ui/price";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { usePage } from "../page/page-provider.tsx";
import { ResultFacts } from "./result-facts.tsx";
import { propertyHref, ResultPhotos } from "./result-photos.tsx";
import { resultPrice } from "./result-price.ts";
import { ResultWhen } from "./result-when.tsx";

/** Props of a result, as card or as row. */
export interface PropertyResultProps {
  property: Property;
  /** What lies at the top right of the picture, e.g. a heart. */
  corner?: ReactNode;
  /** Its picture is the largest of the first view: it is fetched before all others. @default false */
  isPriority?: boolean;
}

const SIZES = "(width >= 1366px) 27rem, (width >= 1024px) 33vw, (width >= 640px) 50vw, 100vw";

/** A result in a grid: picture, price, address, facts, next viewing (visual.md §6). */
export function PropertyCard({ property, corner, isPriority }: PropertyResultProps) {
  const page = usePage();
  const { figure, searchedAs } = resultPrice(page, property);
  return (
    <Card
      photo={<ResultPhotos property={property} corner={corner} isPriority={isPriority} sizes={SIZES} />}
    >
      <p>
        <Price>{figure}</Price>
      </p>
      {searchedAs && (
        <CardLine>
          <Trans>Appears in searches {searchedAs}</Trans>
        </CardLine>
      )}
      <CardTitle href={propertyHref(property)}>{property.address}</CardTitle>
      <ResultFacts property={property} />
      <ResultWhen property={property} />
    </Card>
  );
}
