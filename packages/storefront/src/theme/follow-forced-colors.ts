import styles from "@hjem/ui/forced-colors.css?url";

/** Adds the styles for colours of the system once they are in force: nobody else fetches them (decision 077). */
export function followForcedColors(): void {
  const colors = window.matchMedia("(forced-colors: active)");
  const add = () => {
    if (!colors.matches) return;
    colors.removeEventListener("change", add);
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = styles;
    document.head.append(link);
  };
  colors.addEventListener("change", add);
  add();
}
