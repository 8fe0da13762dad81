import layout from "@hjem/ui/layout.module.css";
import { type ReactNode, useId } from "react";

/** Props of `Section`. */
export interface SectionProps {
  title: ReactNode;
  children: ReactNode;
  className?: string;
  /** Fragment id. */
  anchor?: string | undefined;
}

/** A section of the page with its heading, separated from the one above by a hairline. */
export function Section({ title, children, className, anchor }: SectionProps) {
  const id = useId();
  return (
    <section id={anchor} className={className ?? layout.block} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
