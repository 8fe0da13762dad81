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

/** How a page of words begins: its title and a sentence across the whole window, and what it leads to. */
export const PageHeader = ({ title, lead, children }: PageHeaderProps) => (
  <div className={styles.top}>
    <h1 className={text.display}>{title}</h1>
    {lead && <p className={text.lead}>{lead}</p>}
    {children}
  </div>
);
