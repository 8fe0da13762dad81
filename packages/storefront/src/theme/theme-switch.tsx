import { IconButton } from "@hjem/ui/icon-button";
import { MoonIcon, SunIcon } from "@hjem/ui/icons";
import { useLingui } from "@lingui/react/macro";
import styles from "./theme-switch.module.css";
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
      className={styles.switch}
      onClick={() => chooseTheme(isDark ? "light" : "dark")}
    />
  );
}
