import type { StorybookConfig } from "@storybook/react-vite";
import { sourcePlugins } from "@hjem/vite-config/source-plugins";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../../../packages/*/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: ["../public"],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), ...sourcePlugins()],
    css: { transformer: "lightningcss" },
  }),
};

export default config;
