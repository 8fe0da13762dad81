import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryPage } from "../testing/story-page.tsx";
import Footer from "./footer.tsx";

const meta = {
  title: "Frame/Footer",
  component: Footer,
  parameters: {
    layout: "fullscreen",
    storefront: {} satisfies StoryPage,
    docs: {
      description: {
        component: `
**Use.** The end of every page except sign-in and other blank pages: all lists of the market, information about the site, terms, language, market and theme. Below 768 px the groups are opened by their titles.

**Accessibility.** A footer with one navigation region per group, named by its heading. On phones the heading holds a button that says whether the group is expanded; without JavaScript the groups are open.
        `,
      },
    },
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLanguages: Story = { globals: { region: "no" } };
export const OneLanguage: Story = { globals: { region: "au", language: "en" } };
