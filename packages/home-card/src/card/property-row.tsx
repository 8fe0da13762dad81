import { daysSince } from "@hjem/domain/format/format-date";
import { advertLanguage } from "@hjem/domain/language";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { usePage } from "@hjem/storefront/page";
import { CardLine, CardTitle, Row } from "@hjem/ui/card";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useViewedHomes } from "../viewed/viewed-homes.ts";
import { HighlightedText } from "./highlighted-text.tsx";
import type { PropertyResultProps } from "./lazy-property-card.ts";
import styles from "./property-card.module.css";
import { ResultDate } from "./result-date.tsx";
import { ResultFacts } from "./result-facts.tsx";
import { ResultLedger } from "./result-ledger.tsx";
import { propertyHref, ResultPhotos } from "./result-photos.tsx";
import { isOpen } from "./result-tags.tsx";
import { UnitsLink } from "./units-link.tsx";

const SIZES = "(width >= 1366px) 17rem, (width >= 1024px) 14rem, (width >= 768px) 16rem, 100vw";

const dotted = (...parts: string[]) => parts.filter(Boolean).join(" · ");

/** The seller and the time on the site; for a home off the market only the seller (D54). */
function Origin({ property }: { property: ResultHome }) {
  const { region, term, now } = usePage();
  const { t } = useLingui();
  const days = daysSince(property.publishedAt, now, property.timeZone);
  const { siteName } = region;
  const age =
    days === 0
      ? t`New today`
      : t`${plural(days, { one: `# day on ${siteName}`, other: `# days on ${siteName}` })}`;
  return (
    <CardLine>
      {dotted(property.agencyName ?? term("owner.user"), isOpen(property) ? age : "")}
    </CardLine>
  );
}

/** A result in a list: picture, text, ledger (visual.md §6). The whole row is one link. */
export default function PropertyRow({
  property,
  corner,
  isPriority,
  found,
  units,
}: PropertyResultProps) {
  const page = usePage();
  const { region, term } = page;
  const { t } = useLingui();
  const isViewed = useViewedHomes().has(property.propertyId);
  const { displayName, ownership, childPropertyId } = property;
  const homes = childPropertyId.length;
  const [type] = property.propertyType;
  return (
    <Row
      photo={
        <ResultPhotos
          property={property}
          href={units?.href}
          corner={corner}
          isPriority={isPriority}
          sizes={SIZES}
          marks="count"
        />
      }
      ledger={<ResultLedger property={property} />}
    >
      <CardLine>
        {dotted(
          displayName,
          type ? term(`type.${type}`) : "",
          ownership && region.facts.isOwnershipShown ? term(`ownership.${ownership}`) : "",
          homes > 0 && !units ? t`${plural(homes, { one: "# home", other: "# homes" })}` : "",
        )}
      </CardLine>
      <CardTitle
        href={units?.href ?? propertyHref(property)}
        className={isViewed ? styles.viewed : undefined}
      >
        <span lang={advertLanguage(page)?.tag}>
          {found ? <HighlightedText parts={found.title} /> : property.title}
        </span>
      </CardTitle>
      <p className={`${text.small} ${text.secondary}`}>{property.address}</p>
      <ResultFacts property={property} />
      {units && <UnitsLink {...units} />}
      <ResultDate property={property} />
      {found && found.line.length > 0 && (
        <CardLine>
          <HighlightedText parts={found.line} />
        </CardLine>
      )}
      <Origin property={property} />
    </Row>
  );
}
