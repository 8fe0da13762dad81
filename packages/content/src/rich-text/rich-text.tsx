import { withLanguage } from "@hjem/storefront/language-addresses";
import { usePage } from "@hjem/storefront/page";
import { classNames } from "@hjem/ui/class-names";
import styles from "./rich-text.module.css";

/** Props of `RichText`. */
export interface RichTextProps {
  /** HTML of the API, which has rendered it from Markdown and cleaned it (D115). */
  html: string;
  className?: string | undefined;
}

const OWN_LINK = /href="(\/[^"]*)"/g;

/** Text of an editor: headings, paragraphs, lists, tables, links. Links to the site keep the language of the page (D25). */
export function RichText({ html, className }: RichTextProps) {
  const { language, region } = usePage();
  const shown = html.replaceAll(OWN_LINK, (_, href: string) => {
    const target = withLanguage(href.replaceAll("&amp;", "&"), language.code, region);
    return `href="${target.replaceAll("&", "&amp;")}"`;
  });
  return (
    <div
      className={classNames(styles.text, className)}
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
