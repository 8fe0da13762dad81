import styles from "./avatar.module.css";

/** Props of `Avatar`. */
export interface AvatarProps {
  /** The person's or agency's name; its first letters are shown. */
  name: string;
  /** 36 or 64 px. @default "s" */
  size?: "s" | "l";
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => (word ? Array.from(word)[0] : ""))
    .join("")
    .toLocaleUpperCase();
};

/** Somebody without a picture: the first letters of the name. The name itself stands beside it. */
export function Avatar({ name, size = "s" }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
