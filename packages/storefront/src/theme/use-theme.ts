import { useSyncExternalStore } from "react";
import { browserStorage } from "../storage/browser-storage.ts";

export type Theme = "light" | "dark";

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const shown = (): Theme => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

/**
 * Keeps the choice of a theme for 14 days and shows it (UI-001..003). The pressed button is painted first: another theme
 * styles every element of the page, which takes a slow phone a tenth of a second.
 */
export function chooseTheme(theme: Theme): void {
  browserStorage().write("darkMode", theme);
  requestAnimationFrame(() => setTimeout(show, 0, theme));
}

/** The theme that is shown. The server cannot know it: there it is light, the default. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, shown, () => "light");
