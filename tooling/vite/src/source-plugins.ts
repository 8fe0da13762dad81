import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import path from "node:path";
import type { PluginOption } from "vite";
import { workspaceRoot } from "./workspace-root.ts";

const configPath = path.join(workspaceRoot, "lingui.config.ts");

/**
 * The plugins that compile the source, the same for sites, stories and browser tests.
 * The Lingui macro must come before React's plugin: in reverse order the build succeeds and pages break.
 */
export const sourcePlugins = (): PluginOption[] => [
  babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
  react(),
  lingui({ configPath, failOnCompileError: true }),
];
