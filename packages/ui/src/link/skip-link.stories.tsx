import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SkipLink } from "./skip-link.tsx";

const meta = {
  title: "Kit/SkipLink",
  component: SkipLink,
  args: { target: "storybook-root" },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** The first element of every page. It is visible only while it has the focus: press Tab in the story to see it.

**Accessibility.** A link named “Skip to content” that leads to the main part of the page, past the header.
        `,
      },
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not visible before the Tab key is pressed. */
export const Hidden: Story = {};

export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole("link").focus();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
};
