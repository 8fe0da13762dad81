import type { Place } from "@hjem/domain/place/place";
import type { Property } from "@hjem/domain/listing/property";
import { padAgencyId } from "@hjem/domain/listing/agency-id";
import { formatViewing } from "@hjem/domain/format/format-date";
import { comingViewings } from "@hjem/domain/listing/viewing-date";
import { paths } from "@hjem/domain/paths";
import { SearchBox } from "@hjem/finder/search-box";
import { usePage } from "@hjem/storefront/page";
import { Gable } from "@hjem/ui/gable";
import { Link } from "@hjem/ui/link";
import { Picture } from "@hjem/ui/picture";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { Examples } from "./examples.tsx";
import styles from "./hero.module.css";

/** Props of `Hero`. */
export interface HeroProps {
  /** A real listing for the gable; without one the words stand alone. */
  home: Property | undefined;
  /** Places for example searches, most looked at first. */
  places: readonly Place[];
}

function HomeNote({ home }: { home: Property }) {
  const page = usePage();
  const [viewing] = comingViewings(home.viewingDate, page.now);
  const where = [home.displayName, home.suburb].filter(
    (name, index, all) => name && all.indexOf(name) === index,
  );
  return (
    <Link
      href={paths.property.to(padAgencyId(home.agencyId), home.propertyId)}
      className={styles.note}
    >
      <span className={`${text.xsmall} ${text.muted}`}>
        {[
          where.join(", "),
          viewing && `${page.term("date.inspection")} ${formatViewing(page, viewing)}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
      <PriceText property={home} />
      {home.images[0]?.isIllustration && (
        <span className={`${text.xsmall} ${text.muted}`}>
          <Trans>Demo listing with an illustration</Trans>
        </span>
      )}
    </Link>
  );
}

/** The first thing anybody sees: what this is, where to search, and a home that is for sale now. */
export function Hero({ home, places }: HeroProps) {
  const image = home?.images[0];
  return (
    <section className={styles.hero} data-picture={image !== undefined || undefined}>
      <div className={styles.words}>
        <h1 className={text.display}>
          <Trans>Home is a good place to start</Trans>
        </h1>
        <SearchBox />
        <Examples places={places} />
      </div>
      {home && image && (
        <Gable note={<HomeNote home={home} />} className={styles.gable}>
          <Picture
            source={image}
            alt={home.title}
            ratio="fill"
            sizes="(width >= 1024px) 40vw, 100vw"
            isPriority
          />
        </Gable>
      )}
    </section>
  );
}
