import { NamedIcon } from "@hjem/storefront/named-icon";
import { LinkButton } from "@hjem/ui/button";
import { ChevronDownIcon } from "@hjem/ui/icons";
import { Ledger, LedgerRow } from "@hjem/ui/ledger";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { RichText } from "../rich-text/rich-text.tsx";
import { ContentImage } from "./content-image.tsx";
import type { ShownOf } from "./shown-block.ts";
import styles from "./text-blocks.module.css";

/** Heading of a part of a page with its lead (CMS-028); the heading of the page itself stands above all blocks. */
export function HeaderBlock({ title, lead, picture }: ShownOf<"blocks.header">) {
  return (
    <section className={styles.header}>
      <h2 className={text.h1}>{title}</h2>
      {lead && <p className={text.lead}>{lead}</p>}
      {picture && <ContentImage picture={picture} className={styles.lead} />}
    </section>
  );
}

/** Running text (CMS-031). */
export const ArticleBlock = ({ html }: ShownOf<"blocks.article">) => <RichText html={html} />;

/** Centred text in the reading column (CMS-029). */
export function CentreBlock({ title, html }: ShownOf<"blocks.centre-content">) {
  return (
    <section className={styles.centre}>
      {title && <h2 className={text.h2}>{title}</h2>}
      <RichText html={html} className={styles.centred} />
    </section>
  );
}

/** Text beside a picture (CMS-030); on phones the picture is above. */
export function TextWithImageBlock({
  title,
  html,
  picture,
  side,
}: ShownOf<"blocks.text-with-image">) {
  return (
    <section className={styles.beside} data-side={side}>
      <ContentImage picture={picture} className={styles.photo} />
      <div className={styles.words}>
        {title && <h2 className={text.h2}>{title}</h2>}
        <RichText html={html} />
      </div>
    </section>
  );
}

/** A sentence over a picture, with one link (CMS-026). The words lie on a surface, so that they can be read on any picture. */
export function FeatureBlock({
  title,
  html,
  picture,
  link,
}: ShownOf<"blocks.feature-with-background">) {
  return (
    <section className={styles.feature} data-picture={picture !== null || undefined}>
      {picture && <ContentImage picture={picture} className={styles.background} />}
      <div className={styles.over}>
        <h2 className={text.h2}>{title}</h2>
        <RichText html={html} />
        {link && (
          <p>
            <LinkButton href={link.url} variant="primary">
              {link.label}
            </LinkButton>
          </p>
        )}
      </div>
    </section>
  );
}

/**
 * A box with figures and at most one link (CMS-033, visual.md §24). Its icon is behind the title, so that one that cannot be
 * loaded leaves no gap before the words.
 */
export function HighlightBlock({ title, icon, html, rows, link }: ShownOf<"blocks.highlight">) {
  return (
    <section className={styles.highlight}>
      <div className={styles.named}>
        <h2 className={text.h3}>{title}</h2>
        {icon && <NamedIcon name={icon} />}
      </div>
      {rows.length > 0 && (
        <Ledger className={styles.figures}>
          {rows.map(({ label, value }, index) => (
            <LedgerRow key={`${index}-${label}`} label={label}>
              {value}
            </LedgerRow>
          ))}
        </Ledger>
      )}
      {html && <RichText html={html} className={styles.small} />}
      {link && (
        <p>
          <LinkButton href={link.url} variant="primary">
            {link.label}
          </LinkButton>
        </p>
      )}
    </section>
  );
}

/** Questions that open and close (CMS-034); native, so they work without JavaScript and with the browser's search. */
export function AccordionBlock({ title, items }: ShownOf<"blocks.accordion">) {
  return (
    <section>
      {title && <h2 className={`${text.h2} ${styles.title}`}>{title}</h2>}
      <div className={styles.items}>
        {items.map((item, index) => (
          <details key={item.title} className={styles.item} open={index === 0}>
            <summary className={styles.summary}>
              <h3 className={styles.question}>{item.title}</h3>
              <ChevronDownIcon className={styles.arrow} />
            </summary>
            <RichText html={item.html} className={styles.answer} />
          </details>
        ))}
      </div>
    </section>
  );
}

/** The product as an app: text, and links to stores where there are any (CMS-035). */
export function AppBlock({ title, html, links }: ShownOf<"blocks.app">) {
  return (
    <section className={styles.app}>
      <h2 className={text.h2}>{title}</h2>
      <RichText html={html} />
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, url }) => (
            <li key={url}>
              <Link href={url} className={text.linkAlone}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
