import { DocumentIcon } from "@hjem/ui/detail-icons";
import layout from "@hjem/ui/layout.module.css";
import sheet from "../print/sheet.module.css";
import { Section } from "../section/section.tsx";
import styles from "./documents.module.css";
import type { ListingDocuments } from "./listing-documents.ts";

/** Documents of the listing, for download. */
export function Documents({ title, documents }: ListingDocuments) {
  return (
    <Section title={title} className={`${layout.block} ${sheet.offPaper}`} answers="documents">
      <ul>
        {documents.map(({ title: name, facts, href }) => (
          <li key={href} className={styles.line}>
            <DocumentIcon />
            <a href={href} target="_blank" rel="noopener nofollow">
              {name}
            </a>
            <span className={styles.facts}>{facts}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
