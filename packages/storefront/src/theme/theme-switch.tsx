import { IconButton } from "@hjem/ui/icon-button";
import { MoonIcon, SunIcon } from "@hjem/ui/icons";
import { useLingui } from "@lingui/react/macro";
import { chooseTheme, useTheme } from "./use-theme.ts";

/** Changes between the light and the dark theme. */
export function ThemeSwitch() {
  const theme = useTheme();
  const { t } = useLingui();
  const isDark = theme === "dark";
  return (
    <IconButton
      icon={isDark ? SunIcon : MoonIcon}
      label={isDark ? t`Light theme` : t`Dark theme`}
      data-theme-switch=""
      onClick={(event) => {
        // Handled here: the script of the HTML, which handles presses before the page is hydrated, leaves it alone.
        event.preventDefault();
        chooseTheme(isDark ? "light" : "dark");
      }}
    />
  );
}
