import { formatShortPrice } from "@hjem/domain/format/format-price";
import type { Place } from "@hjem/domain/place/place";
import { listHref } from "@hjem/finder/list-search";
import { usePage } from "@hjem/storefront/page";
import { Chip } from "@hjem/ui/chip";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "./examples.module.css";

/** A quarter of the region's price slider: what many can pay. */
const PRICE_SHARE = 4;

/** Round to what a person would say. */
const roundPrice = (sum: number) => Math.round(sum / 500_000) * 500_000;

/** Searches that show what can be asked, in places where there is something to find. */
export function Examples({ places }: { places: readonly Place[] }) {
  const page = usePage();
  const { t } = useLingui();
  const { region } = page;
  const [first, second] = places;
  const priceMax = roundPrice((region.sliders.buyPrice.max - 1) / PRICE_SHARE);
  const price = formatShortPrice(page, priceMax);
  const inFirst = first && {
    label: t`2 bedrooms or more in ${first.name} under ${price}`,
    href: listHref({ geoId: [first.geoId], bedroomMin: 2, priceMax }),
  };
  const inSecond = second && {
    label: t`For rent in ${second.name}`,
    href: listHref({ listingType: "rent", acquisition: "rent", geoId: [second.geoId] }),
  };
  const away = {
    label: [page.term("listing.leisure"), page.term("location.coast").toLocaleLowerCase()].join(
      " ",
    ),
    href: listHref({ listingType: "leisure", acquisition: "buy", locationTypes: ["coast"] }),
  };
  const examples = [inFirst, inSecond, away].filter((one) => one !== undefined);
  return (
    <div className={styles.examples}>
      <span className={`${text.small} ${text.secondary}`}>
        <Trans>Try</Trans>
      </span>
      {examples.map(({ label, href }) => (
        <Chip key={href} href={href} tone="line">
          {label}
        </Chip>
      ))}
    </div>
  );
}
