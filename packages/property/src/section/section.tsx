import layout from "@hjem/ui/layout.module.css";
import { type ReactNode, useId } from "react";

/** Props of `Section`. */
export interface SectionProps {
  title: ReactNode;
  children: ReactNode;
  className?: string;
  /** What an address may lead to. */
  anchor?: string | undefined;
}

/** One part of the page under its own heading, parted from the one above by a hairline. */
export function Section({ title, children, className, anchor }: SectionProps) {
  const id = useId();
  return (
    <section id={anchor} className={className ?? layout.block} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
