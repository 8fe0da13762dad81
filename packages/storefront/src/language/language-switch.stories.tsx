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
        component: `
**Use.** Leads to the same address in the other language. Each language is named in itself. It shows nothing in a market with one language.

**Accessibility.** A link with the language in its own \`lang\` and \`hreflang\`, so that a screen reader pronounces the name correctly. The icon is hidden.
        `,
      },
    },
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToEnglish: Story = { globals: { region: "no", language: "no" } };
export const ToNorwegian: Story = { globals: { region: "no", language: "en" } };

/** Nothing is rendered. */
export const OneLanguage: Story = { globals: { region: "au", language: "en" } };
