import type { ComponentProps } from "react";
import type { Icon } from "../../icon/icon.tsx";
import styles from "./map-tool-button.module.css";

/** Props of `MapToolButton`: a native button's and its icon and label. */
export interface MapToolButtonProps extends Omit<ComponentProps<"button">, "children"> {
  icon: Icon;
  label: string;
  /** Whether the tool is active. Undefined for an immediate action. */
  isOn?: boolean;
}

/** A tool over the map: icon and label, on a phone the icon only. */
export function MapToolButton({ icon: Icon, label, isOn, ...button }: MapToolButtonProps) {
  return (
    <button type="button" {...button} className={styles.tool} aria-pressed={isOn}>
      <Icon />
      <span className={styles.words}>{label}</span>
    </button>
  );
}
