import { baseMapAu } from "@hjem/region-au/base-map";
import { baseMapNo } from "@hjem/region-no/base-map";
import { baseMapFiles } from "@hjem/vite-config/base-map-files";
import { sourcePlugins } from "@hjem/vite-config/source-plugins";
import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../src/*.mdx", "../../../packages/*/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: ["../public"],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      ...sourcePlugins(),
      baseMapFiles({
        "base-map-no.json": baseMapNo,
        "base-map-au.json": baseMapAu,
        // A site's own map; stories of pages stand in Norway unless the toolbar says otherwise.
        "base-map.json": baseMapNo,
      }),
    ],
    css: { transformer: "lightningcss" },
  }),
};

export default config;
