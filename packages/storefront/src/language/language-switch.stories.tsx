import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryPage } from "../testing/story-page.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

const meta = {
  title: "Frame/LanguageSwitch",
  component: LanguageSwitch,
  parameters: {
    storefront: {} satisfies StoryPage,
    docs: {
      description: {
        component:
          "Leads to the same address in another language. It names each language in that language, and is nothing where there is only one.",
      },
    },
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToEnglish: Story = { globals: { region: "no", language: "no" } };
export const ToNorwegian: Story = { globals: { region: "no", language: "en" } };

/** Nothing is drawn. */
export const OneLanguage: Story = { globals: { region: "au", language: "en" } };
