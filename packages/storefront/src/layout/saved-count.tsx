import styles from "./saved-count.module.css";

/** A number on the corner of an icon, in no space of its own: two figures at most; nothing for none. */
export const SavedCount = ({ count }: { count: number }) =>
  count > 0 && <span className={styles.count}>{count > 99 ? "99+" : count}</span>;
