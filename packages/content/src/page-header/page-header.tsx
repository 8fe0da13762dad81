import text from "@hjem/ui/text.module.css";
import type { ReactNode } from "react";
import styles from "./page-header.module.css";

/** Props of `Opening`. */
export interface PageHeaderProps {
  title: string;
  /** May be empty. */
  lead: string;
  children?: ReactNode;
}

/** The header of a text page: title and introduction across the full width, with links. */
export const PageHeader = ({ title, lead, children }: PageHeaderProps) => (
  <div className={styles.top}>
    <h1 className={text.display}>{title}</h1>
    {lead && <p className={text.lead}>{lead}</p>}
    {children}
  </div>
);
