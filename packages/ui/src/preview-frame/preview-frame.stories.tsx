import type { Meta, StoryObj } from "@storybook/react-vite";
import { PreviewFrame } from "./preview-frame.tsx";

const meta = {
  title: "Kit/PreviewFrame",
  component: PreviewFrame,
  args: { src: "about:blank", width: 390, title: "Forhåndsvisning" },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** A page of the site itself as it looks in a window of another width, beside what is being edited. Never for pages of others.

**Accessibility.** A frame with a title. What is in it can be reached with the keyboard; it is made smaller only where there is no room, and a link to the page itself belongs beside it.
        `,
      },
    },
  },
} satisfies Meta<typeof PreviewFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};
/** Wider than the room: the page is made smaller. */
export const Desktop: Story = { args: { width: 1366 } };
