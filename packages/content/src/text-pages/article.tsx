import { Breadcrumbs } from "@hjem/ui/breadcrumbs";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Plural, Trans } from "@lingui/react/macro";
import Blocks from "../blocks/blocks.tsx";
import { ContentImage } from "../blocks/content-image.tsx";
import type { ArticleModel } from "./article-model.ts";
import styles from "./article.module.css";

/** A page of the content service (visual.md §24): heading, lead, date and reading time, picture, blocks, sources, other pages. */
export function Article({ model }: { model: ArticleModel }) {
  const { crumbs, title, lead, readingMinutes, updated, picture, blocks, sources, more } = model;
  return (
    <article className={`${layout.page} ${styles.article}`}>
      <header className={styles.head}>
        {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
        <h1 className={text.h1}>{title}</h1>
        {lead && <p className={text.lead}>{lead}</p>}
        <p className={`${text.small} ${text.muted}`}>
          {readingMinutes !== null && (
            <>
              <Plural value={readingMinutes} one="# min read" other="# min read" />
              {" · "}
            </>
          )}
          <Trans>Updated {updated}</Trans>
        </p>
      </header>
      {picture && <ContentImage picture={picture} className={styles.picture} isPriority />}
      <Blocks blocks={blocks} />
      {sources.length > 0 && (
        <section className={styles.sources}>
          <h2 className={text.h3}>
            <Trans>Sources</Trans>
          </h2>
          <ul className={styles.list}>
            {sources.map(({ label, url }) => (
              <li key={url}>
                <a href={url} className={text.link} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {more.length > 0 && <Blocks blocks={more} />}
    </article>
  );
}
