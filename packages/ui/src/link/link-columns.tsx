import styles from "./link-columns.module.css";
import { Link } from "./link.tsx";

/** A link with a note at the end of its line, such as a number. */
export interface NotedLink {
  href: string;
  name: string;
  note: string;
}

/** Links in as many columns as fit, each with its note. */
export const LinkColumns = ({ links }: { links: readonly NotedLink[] }) => (
  <ul className={styles.columns}>
    {links.map(({ href, name, note }) => (
      <li key={href}>
        <Link href={href} className={styles.link}>
          <span>{name}</span>
          <span className={styles.note}>{note}</span>
        </Link>
      </li>
    ))}
  </ul>
);
