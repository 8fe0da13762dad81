import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryPage } from "../testing/story-page.tsx";
import { ConsentCard } from "./consent-card.tsx";
import { consentStatusOf } from "./consent.ts";

const meta = {
  title: "Frame/Consent",
  component: ConsentCard,
  args: { onChoose: () => undefined },
  parameters: {
    layout: "fullscreen",
    storefront: {} satisfies StoryPage,
    docs: {
      description: {
        component: `
**Use.** Asks what may be stored, once the page has loaded, until the visitor has chosen; again when the cookie policy has changed, and when the visitor follows a link to \`#consent\`. Rejecting and accepting look the same and are as far away. It blocks nothing and has no closing cross: the page can be used without a choice, with only what is necessary.

**Accessibility.** A region named by its heading, before the page in the order of the keyboard. It appears without taking the focus and is announced politely; opened by the visitor it takes the focus, Escape closes it, and the focus goes back to what was pressed. Five native switches; Necessary is on and unavailable.
        `,
      },
    },
  },
} satisfies Meta<typeof ConsentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const Reopened: Story = {
  args: {
    isReopened: true,
    status: consentStatusOf((category) => category === "analytics"),
  },
};
