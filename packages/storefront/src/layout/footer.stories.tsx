import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryPage } from "../testing/story-page.tsx";
import Footer from "./footer-part.tsx";

const meta = {
  title: "Frame/Footer",
  component: Footer,
  parameters: {
    layout: "fullscreen",
    storefront: {} satisfies StoryPage,
    docs: {
      description: {
        component:
          "End of every page but the blank ones: every list of the market, who we are, the terms; year, languages, markets and theme. Below 768 px its groups are opened by their titles.",
      },
    },
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLanguages: Story = { globals: { region: "no" } };
export const OneLanguage: Story = { globals: { region: "au", language: "en" } };
