import { HeartButton, type HeartButtonProps } from "@hjem/saved/heart-button";
import styles from "./placed-heart.module.css";

/** The home that a heart saves, and its accessible name. */
export type HeartProps = Pick<HeartButtonProps, "home" | "label">;

/** The heart of the page's home, in a place that is there before it; beside words it has no plate (D42, FAV-044). */
export default function PlacedHeart(props: HeartProps) {
  return (
    <span className={styles.place}>
      <HeartButton {...props} variant="plain" />
    </span>
  );
}
