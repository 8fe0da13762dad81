import { HeartButton } from "@hjem/saved/heart-button";
import styles from "./heart.module.css";
import type { HeartProps } from "./lazy-heart.ts";

/** The heart of the page's home, in a place that is there before it (FAV-044). */
export default function PlacedHeart(props: HeartProps) {
  return (
    <span className={styles.place}>
      <HeartButton {...props} variant="plain" />
    </span>
  );
}
