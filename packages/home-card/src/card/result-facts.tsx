import { formatBedrooms } from "@hjem/domain/format/format-bedrooms";
import { formatArea, formatCountRange, formatLandArea } from "@hjem/domain/format/format-measure";
import { placeKind } from "@hjem/domain/listing/place-kind";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { usePage } from "@hjem/storefront/page";
import { EnergySquare, toEnergyGrade } from "@hjem/ui/energy-square";
import { Fact, Facts } from "@hjem/ui/facts";
import { BathIcon, BedIcon, CarIcon } from "@hjem/ui/result-icons";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

/**
 * Name of the interior area: BRA-i, or P-rom for a listing that has only that (D10). A result has the interior area
 * and the primary room; where both are equal, the listing had only the primary room.
 */
const interiorTerm = ({ infoSection, primaryRoom }: ResultHome) =>
  primaryRoom !== null && primaryRoom.value === infoSection.interiorArea?.value
    ? ("area.primaryRoom" as const)
    : ("area.internalShort" as const);

function useCounts(property: ResultHome) {
  const page = usePage();
  const count = (min: number | null, max: number | null = null) =>
    min === null ? "" : formatCountRange(page, min, max ?? min);
  return {
    bedrooms: formatBedrooms(
      page,
      [property.bedroomMin ?? property.bedroom, property.bedroomMax],
      property.propertyType,
    ),
    bathrooms: count(property.bathroomMin ?? property.bathroom, property.bathroomMax),
    cars: count(property.garageMin ?? property.garage, property.garageMax),
  };
}

/** A parking space has one size, and nobody says inside which walls. */
export const isParking = ({ listingType, propertyType }: ResultHome) =>
  placeKind({ listingType, propertyTypes: propertyType }) === "parking";

/** A project shows the size of its smallest unit (D23). */
function useArea({ childPropertyId }: ResultHome): (area: string) => string {
  const { t } = useLingui();
  return (area) => (childPropertyId.length > 0 ? t`from ${area}` : area);
}

/** Props of `ResultFacts`. */
export interface ResultFactsProps {
  property: ResultHome;
  /** True shows only what fits on one line of a card: area, bedrooms, property type. @default false */
  isShort?: boolean;
}

/** Area first, then words: bedrooms, floor, year, energy label (the Norwegian order, market N). */
function WordFacts({ property, isShort }: ResultFactsProps) {
  const page = usePage();
  const { t } = useLingui();
  const { infoSection, usageArea, landSize, floor, floors, constructionYear, energyProfile } =
    property;
  const { bedrooms } = useCounts(property);
  const sized = useArea(property);
  const beds = property.bedroomMax ?? property.bedroom ?? 0;
  const area = infoSection.interiorArea ?? usageArea;
  const grade = energyProfile.label && toEnergyGrade(energyProfile.label);

  const [type] = property.propertyType;
  const areaWord =
    infoSection.interiorArea && !isShort && !isParking(property)
      ? page.term(interiorTerm(property))
      : "";

  // Land has no other size.
  const size = area
    ? sized(`${formatArea(page, area.value)} ${areaWord}`.trim())
    : landSize && formatLandArea(page, landSize.value);

  const short: [string, ReactNode][] = [
    ["area", size],
    [
      "bedrooms",
      beds > 0
        ? t`${plural(beds, { one: `${bedrooms} bedroom`, other: `${bedrooms} bedrooms` })}`
        : bedrooms,
    ],
  ];
  const long: [string, ReactNode][] = [
    [
      "floor",
      floor !== null
        ? floor === 0
          ? page.term("detail.groundFloor")
          : t`Floor ${floor}`
        : floors !== null && t`${plural(floors, { one: "# storey", other: "# storeys" })}`,
    ],
    ["year", constructionYear],
    ["energy", grade && <EnergySquare grade={grade} />],
  ];
  const facts = isShort
    ? [...short, ["type", type && page.term(`type.${type}`)] as const]
    : [...short, ...long];
  return <Facts>{facts.map(([key, fact]) => (fact ? <Fact key={key}>{fact}</Fact> : null))}</Facts>;
}

/**
 * Bed, bath and car icons, then the size of land or home (the Australian order, market A). Commercial property shows
 * no bathrooms.
 */
function IconFacts({ property }: { property: ResultHome }) {
  const page = usePage();
  const { t } = useLingui();
  const { landSize, infoSection, floorArea } = property;
  const { bedrooms, bathrooms, cars } = useCounts(property);
  const sized = useArea(property);
  const inside = infoSection.interiorArea ?? floorArea;
  const land = landSize && formatLandArea(page, landSize.value);
  const size = land
    ? t`${land} land`
    : inside &&
      sized(
        [
          formatArea(page, inside.value),
          isParking(property) ? "" : page.term("area.internalShort").toLowerCase(),
        ]
          .join(" ")
          .trim(),
      );
  const isPremises = property.listingType.startsWith("commercial");
  const { term } = page;
  return (
    <Facts>
      {bedrooms && (
        <Fact icon={BedIcon} label={`${term("detail.bedrooms")}: ${bedrooms}`}>
          {bedrooms}
        </Fact>
      )}
      {bathrooms && !isPremises && (
        <Fact icon={BathIcon} label={`${term("detail.bathrooms")}: ${bathrooms}`}>
          {bathrooms}
        </Fact>
      )}
      {cars && (
        <Fact icon={CarIcon} label={`${term("detail.garages")}: ${cars}`}>
          {cars}
        </Fact>
      )}
      {size && <Fact>{size}</Fact>}
    </Facts>
  );
}

/** The facts of a home in one line, in the market's order and style. */
export function ResultFacts({ property, isShort }: ResultFactsProps) {
  const { region } = usePage();
  return region.facts.isWithIcons ? (
    <IconFacts property={property} />
  ) : (
    <WordFacts property={property} isShort={isShort} />
  );
}
