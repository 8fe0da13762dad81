import type { Meta, StoryObj } from "@storybook/react-vite";
import { samplePerson } from "../../testing/sample-person.ts";
import type { StoryPage } from "../../testing/story-page.tsx";
import { AccountFrame } from "./account-frame.tsx";

const meta = {
  title: "Account/AccountFrame",
  component: AccountFrame,
  args: { children: <h1>Enheter</h1> },
  parameters: {
    layout: "fullscreen",
    storefront: { path: "/user/devices", person: samplePerson } satisfies StoryPage,
    docs: {
      description: {
        component: `
**Use.** Holds the pages of the account together: a menu at the side in wide windows, a link back to the overview on phones. Not for the admin area.

**Accessibility.** A navigation region named “Account”; the current page has \`aria-current\`. The page inside brings its own heading of level 1.
        `,
      },
    },
  },
} satisfies Meta<typeof AccountFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const OneLanguage: Story = {
  globals: { region: "au", language: "en" },
  args: { children: <h1>Devices</h1> },
};
