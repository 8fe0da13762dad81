import layout from "@hjem/ui/layout.module.css";
import { type ReactNode, useId } from "react";

/** Props of `Section`. */
export interface SectionProps {
  title: ReactNode;
  children: ReactNode;
  className?: string;
  /** Fragment id. */
  anchor?: string | undefined;
  /** What it answers, so that the assistant leads here: `AnswerAnchor`s, separated by spaces. */
  answers?: string | undefined;
}

/** A section of the page with its heading, separated from the one above by a hairline. */
export function Section({ title, children, className, anchor, answers }: SectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      className={className ?? layout.block}
      aria-labelledby={id}
      data-answers={answers}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
