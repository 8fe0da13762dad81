import { SearchBox } from "@hjem/finder/search-box";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import { usePage } from "@hjem/storefront/page";
import { Gable } from "@hjem/ui/gable";
import { Link } from "@hjem/ui/link";
import { Picture } from "@hjem/ui/picture";
import { Price } from "@hjem/ui/price";
import text from "@hjem/ui/text.module.css";
import { ContentImage } from "../blocks/content-image.tsx";
import styles from "./hero.module.css";
import type { HomeModel } from "./model/home-model.ts";

// Links and a sentence: they need no code before the page has loaded (D42).
const ExampleSearches = lazyComponent(() => import("../parts/example-searches.tsx"));

/** Props of `Hero`. */
export interface HeroProps extends Pick<HomeModel, "title" | "lead" | "searches"> {
  /** A real listing for the header picture; null shows that of the market. */
  home: HomeModel["hero"];
}

const small = `${text.xsmall} ${text.muted}`;

/** The top of the home page: heading, search, and a home for sale. */
export function Hero({ home, title, lead, searches }: HeroProps) {
  const { region } = usePage();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={text.display}>{title}</h1>
        {lead && <p className={text.lead}>{lead}</p>}
        <SearchBox />
        <ExampleSearches {...searches} />
      </div>
      {home ? (
        <Gable
          className={styles.gable}
          note={
            <Link href={home.href} className={styles.note} data-lines={home.note ? 3 : 2}>
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
      ) : (
        <Gable className={styles.gable}>
          <ContentImage
            picture={{
              url: region.homePicture,
              alternativeText: "",
              width: 1_200,
              height: 800,
            }}
            className={styles.picture}
            isPriority
          />
        </Gable>
      )}
    </section>
  );
}
