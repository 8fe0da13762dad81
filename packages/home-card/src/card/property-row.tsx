import { daysSince } from "@hjem/domain/format/format-date";
import { advertLanguage } from "@hjem/domain/language";
import type { ResultHome } from "@hjem/domain/listing/result-home";
import { usePage } from "@hjem/storefront/page";
import { CardLine, Row } from "@hjem/ui/card";
import text from "@hjem/ui/text.module.css";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { HighlightedLine, HighlightedText } from "./highlighted-text.tsx";
import type { PropertyResultProps } from "./lazy-property-card.ts";
import { ResultDetails, ResultTitle } from "./result-details.tsx";
import { ResultLedger } from "./result-ledger.tsx";
import { ResultPhotos } from "./result-photos.tsx";
import { isOpen } from "./result-tags.tsx";

const SIZES = "(width >= 1366px) 20rem, (width >= 1024px) 14rem, (width >= 768px) 16rem, 100vw";

/** The row says in words how new it is. */
const SAID = ["new"] as const;

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
export default function PropertyRow({ found, viewingDays, ...result }: PropertyResultProps) {
  const { property, units } = result;
  const page = usePage();
  const { region, term } = page;
  const { t } = useLingui();
  const { displayName, ownership, childPropertyId } = property;
  const homes = childPropertyId.length;
  const [type] = property.propertyType;
  return (
    <Row
      photo={<ResultPhotos {...result} sizes={SIZES} marks="count" said={SAID} />}
      ledger={<ResultLedger {...result} />}
    >
      <CardLine>
        {dotted(
          displayName,
          type ? term(`type.${type}`) : "",
          ownership && region.facts.isOwnershipShown ? term(`ownership.${ownership}`) : "",
          homes > 0 && !units ? t`${plural(homes, { one: "# home", other: "# homes" })}` : "",
        )}
      </CardLine>
      <ResultTitle {...result}>
        <span lang={advertLanguage(page)?.tag}>
          {found ? <HighlightedText parts={found.title} /> : property.title}
        </span>
      </ResultTitle>
      <p className={`${text.small} ${text.secondary}`}>{property.address}</p>
      <ResultDetails {...result} viewingDays={viewingDays} />
      <HighlightedLine parts={found?.line} />
      <Origin property={property} />
    </Row>
  );
}
