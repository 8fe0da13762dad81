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
        component:
          "The pages of the account beside one another: a menu at the side in a wide window, the way back on a phone.",
      },
    },
  },
} satisfies Meta<typeof AccountFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const OneLanguage: Story = { globals: { region: "au", language: "en" } };
