import { SearchBox } from "@hjem/finder/search-box";
import { Chip } from "@hjem/ui/chip";
import { Gable } from "@hjem/ui/gable";
import { Link } from "@hjem/ui/link";
import { Picture } from "@hjem/ui/picture";
import { Price } from "@hjem/ui/price";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import styles from "./hero.module.css";
import type { HeroHome, HomeModel } from "./home-model.ts";

/** Props of `Hero`. */
export interface HeroProps extends Pick<HomeModel, "examples"> {
  /** A real listing for the gable; without one the words stand alone. */
  home: HeroHome | null;
}

const small = `${text.xsmall} ${text.muted}`;

/** The first thing anybody sees: what this is, where to search, and a home that is for sale now. */
export function Hero({ home, examples }: HeroProps) {
  return (
    <section className={styles.hero} data-picture={home !== null || undefined}>
      <div className={styles.words}>
        <h1 className={text.display}>
          <Trans>Find your next home</Trans>
        </h1>
        <SearchBox />
        <div className={styles.examples}>
          <span className={`${text.small} ${text.secondary}`}>
            <Trans>Popular searches</Trans>
          </span>
          {examples.map(({ label, href }) => (
            <Chip key={href} href={href} tone="line">
              {label}
            </Chip>
          ))}
        </div>
      </div>
      {home && (
        <Gable
          className={styles.gable}
          note={
            <Link href={home.href} className={styles.note}>
              <span className={small}>{home.where}</span>
              <Price size="text">{home.price}</Price>
              {home.note && <span className={small}>{home.note}</span>}
            </Link>
          }
        >
          <Picture
            source={home.source}
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
