import text from "../styles/text.module.css";
import styles from "./link-columns.module.css";
import { Link } from "./link.tsx";

/** A link with a note at the end of its line, such as a number. */
export interface NotedLink {
  href: string;
  name: string;
  note: string;
  /** A second link of the line, at its end: a figure, and what it is for those who hear it alone. */
  figure?: { href: string; text: string; label: string } | undefined;
}

/** Links in as many columns as fit, each with its note. */
export const LinkColumns = ({ links }: { links: readonly NotedLink[] }) => (
  <ul className={styles.columns}>
    {links.map(({ href, name, note, figure }) => (
      <li key={href} className={styles.line}>
        <Link href={href} className={styles.link}>
          <span>{name}</span>
          <span className={styles.note}>{note}</span>
        </Link>
        {figure && (
          <Link href={figure.href} className={styles.figure}>
            <span className={text.visuallyHidden}>{figure.label} </span>
            {figure.text}
          </Link>
        )}
      </li>
    ))}
  </ul>
);
