import { paths } from "@hjem/domain/paths";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import styles from "./article-cards.module.css";
import { ContentImage } from "./content-image.tsx";
import { GUIDES_URL } from "./guides-url.ts";
import type { ArticleCard, ShownOf } from "./shown-block.ts";

/** What kind of page a card leads to; nothing for a plain page. */
function useKindName() {
  const { t } = useLingui();
  return { guide: t`Guide`, glossary: t`Glossary`, page: "" } satisfies Record<
    ArticleCard["kind"],
    string
  >;
}

interface ArticleCardLinkProps extends ArticleCard {
  /** One level below the heading of the cards, or of the page where they have none. */
  heading: "h2" | "h3";
}

function ArticleCardLink(card: ArticleCardLinkProps) {
  const { href, title, kind, picture, readingMinutes, heading: Heading } = card;
  const names = useKindName();
  return (
    <article className={styles.card} data-picture={picture !== null || undefined}>
      {picture && (
        <ContentImage picture={{ ...picture, alternativeText: "" }} className={styles.picture} />
      )}
      <div className={styles.words}>
        {names[kind] && <p className={styles.note}>{names[kind]}</p>}
        <Heading className={text.h3}>
          <Link href={href} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {readingMinutes !== null && (
          <p className={styles.note}>
            <Plural value={readingMinutes} one="# min read" other="# min read" />
          </p>
        )}
      </div>
    </article>
  );
}

/** Cards that lead to other pages (CMS-032): kind, title, reading time. Nothing where none of the pages is published. */
export default function ArticleCards({ title, urls, cards }: ShownOf<"blocks.article-card">) {
  if (cards.length === 0) return null;
  return (
    <section>
      <div className={styles.head}>
        {title && <h2 className={text.h2}>{title}</h2>}
        {urls.length > 0 && (
          <Link href={paths.page.to(GUIDES_URL)} className={text.linkAlone}>
            <Trans>All guides</Trans>
          </Link>
        )}
      </div>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.href}>
            <ArticleCardLink {...card} heading={title ? "h3" : "h2"} />
          </li>
        ))}
      </ul>
    </section>
  );
}
