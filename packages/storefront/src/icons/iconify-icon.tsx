import { Icon, loadIcons } from "@iconify/react";
import { useEffect } from "react";
import { browserNow } from "../browser/browser-clock.ts";
import { setUpIcons } from "./set-up-icons.ts";

setUpIcons({
  resources: ["/icons", "/icons/standby"],
  send: typeof fetch === "function" ? (...request) => fetch(...request) : undefined,
  now: browserNow,
  log: (line) => console.error(line),
});

/** Props of `IconifyIcon`. */
export interface IconifyIconProps {
  /** `prefix:name` */
  name: string;
  /** Called once it is known whether there is such an icon, or whether it cannot be loaded; never replaced by another. */
  onKnown?: (name: string, isThere: boolean) => void;
}

/** An icon by its name, requested when it is first shown; loaded by `NamedIcon` alone, with iconify. */
export default function IconifyIcon({ name, onKnown }: IconifyIconProps) {
  useEffect(() => {
    if (!onKnown) return undefined;
    return loadIcons([name], (loaded) => onKnown(name, loaded.length > 0));
  }, [name, onKnown]);
  return <Icon icon={name} width="100%" height="100%" />;
}
