import path from "node:path";
import { chromiumLaunch } from "@hjem/vite-config/chromium";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/** Every story, with axe, in one theme. Contrast alone is a matter of the theme: the other rules are asked once, in light. */
const storiesIn = (theme: "light" | "dark") => ({
  plugins: [
    storybookTest({
      configDir: path.join(import.meta.dirname, ".storybook"),
      initialGlobals: { theme },
    }),
  ],
  define: { AXE_RULES: JSON.stringify(theme === "dark" ? ["color-contrast"] : null) },
  test: {
    name: `stories-${theme}`,
    // Stories leave nothing behind: one page for all of them saves a third of the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunch,
        // Colours are measured where they rest, not half-way through a fade.
        contextOptions: { reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium" as const }],
    },
  },
});

export default defineConfig({ test: { projects: [storiesIn("light"), storiesIn("dark")] } });
