import { SearchBox } from "@hjem/finder/search-box";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import { Gable } from "@hjem/ui/gable";
import { Link } from "@hjem/ui/link";
import { Picture } from "@hjem/ui/picture";
import { Price } from "@hjem/ui/price";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { ExampleSearchesProps } from "./example-searches.tsx";
import styles from "./hero.module.css";
import type { HeroHome } from "./home-model.ts";

// Links and a sentence: they need no code before the page has loaded (D42).
const ExampleSearches = lazyComponent(() => import("./example-searches.tsx"));

/** Props of `Hero`. */
export interface HeroProps extends ExampleSearchesProps {
  /** A real listing for the header picture; null shows the text only. */
  home: HeroHome | null;
}

const small = `${text.xsmall} ${text.muted}`;

/** The top of the home page: heading, search, and a home for sale. */
export function Hero({ home, examples, notice }: HeroProps) {
  return (
    <section className={styles.hero} data-picture={home !== null || undefined}>
      <div className={styles.words}>
        <h1 className={text.display}>
          <Trans>Find your next home</Trans>
        </h1>
        <SearchBox />
        <ExampleSearches examples={examples} notice={notice} />
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
