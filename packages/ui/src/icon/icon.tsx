import { classNames } from "../styles/class-names.ts";
import styles from "./icon.module.css";

/** How an icon of the set is shown. */
export interface IconProps {
  /** 16, 18 (beside facts), 20 (in controls) or 24 px. @default "m" */
  size?: "s" | "fact" | "m" | "l";
  /** Only the heart and the saved pin are ever filled. @default false */
  isFilled?: boolean;
  className?: string;
}

/** An icon of the set, hidden from screen readers: the text is beside it or in the label of its button. */
export type Icon = (props: IconProps) => React.JSX.Element;

/** An icon is one path on a grid of 24, drawn with a round line of 1.75. */
export const drawIcon = (path: string): Icon =>
  function LineIcon({ size, isFilled, className }: IconProps) {
    return (
      <svg
        className={classNames(styles.icon, className)}
        viewBox="0 0 24 24"
        aria-hidden="true"
        data-size={size}
        data-filled={isFilled || undefined}
      >
        <path d={path} />
      </svg>
    );
  };
