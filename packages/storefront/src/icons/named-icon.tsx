import { useEffect, useRef, useState, type ComponentType } from "react";
import { useIsNearViewport } from "../lazy/use-is-near-viewport.ts";
import type { IconifyIconProps } from "./iconify-icon.tsx";
import styles from "./named-icon.module.css";

/**
 * An icon whose name is data: one that an editor has chosen. It is decoration, hidden from screen readers. Its place has its
 * size from the first paint on; the icon, and the code that requests it, are fetched when it is near the viewport. Where it
 * cannot be loaded the place stays empty. Icons of the product itself are those of the kit, which are in the page.
 */
export function NamedIcon(icon: IconifyIconProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNearViewport(place);
  const [Loaded, setLoaded] = useState<ComponentType<IconifyIconProps> | null>(null);
  useEffect(() => {
    if (!isNear) return undefined;
    let isShown = true;
    import("./iconify-icon.tsx").then(
      (module) => isShown && setLoaded(() => module.default),
      // Caught: a page is complete without its decoration, so it is not reloaded for it.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isNear]);
  return (
    <span ref={place} className={styles.place} aria-hidden="true" data-icon={icon.name}>
      {Loaded && <Loaded {...icon} />}
    </span>
  );
}
