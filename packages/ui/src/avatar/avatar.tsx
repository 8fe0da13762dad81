import styles from "./avatar.module.css";

/** Props of `Avatar`. */
export interface AvatarProps {
  /** The name of the person or agency; its initials are shown. */
  name: string;
  /** 36 or 64 px, round; 200 px, square, as the picture of a page. @default "s" */
  size?: "s" | "l" | "xl";
  /** A portrait instead of the initials. */
  pictureUrl?: string | null;
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => (word ? Array.from(word)[0] : ""))
    .join("")
    .toLocaleUpperCase();
};

/** A person's portrait or initials. The name itself is beside it. */
export function Avatar({ name, size = "s", pictureUrl }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {pictureUrl ? <img src={pictureUrl} alt="" className={styles.picture} /> : initials(name)}
    </span>
  );
}
