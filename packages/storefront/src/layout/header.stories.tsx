import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePerson } from "../testing/sample-person.ts";
import type { StoryPage } from "../testing/story-page.tsx";
import { Header } from "./header.tsx";

const meta = {
  title: "Frame/Header",
  component: Header,
  // Its tools are rendered once the page below it has loaded.
  decorators: [
    (Story) => (
      <>
        <Story />
        <main />
      </>
    ),
  ],
  parameters: {
    layout: "fullscreen",
    storefront: {} satisfies StoryPage,
    docs: {
      description: {
        component: `
**Use.** The top of every page except blank ones: the brand, the kinds of listing, agents, language, theme and the account. Nothing in it belongs to a single page. Below 1024 px a button opens the menu.

**Accessibility.** A header with a navigation region named “Main menu”; the current kind has \`aria-current\`. Tab order follows the visual order. “Skip to content” comes before it on every page.
        `,
      },
    },
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Outside the search no item is current. */
export const AtHome: Story = {};

/** In the search the current listing type is marked. */
export const InSearch: Story = {
  parameters: { storefront: { path: "/list?listingType=rent" } satisfies StoryPage },
};

/** A market with one language has no language switch. */
export const OneLanguage: Story = { globals: { region: "au", language: "en" } };

/** The menu of the signed-in user in place of the sign-in link. */
export const SignedIn: Story = {
  parameters: { storefront: { person: samplePerson } satisfies StoryPage },
};
