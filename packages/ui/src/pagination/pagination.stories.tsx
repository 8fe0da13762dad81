import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "./pagination.tsx";

const meta = {
  title: "Kit/Pagination",
  component: Pagination,
  args: { page: 1, lastPage: 11, hrefOf: (page: number) => `#page-${page}` },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** The pages of a long list as links, at most nine items wide so that it fits on the narrowest phone. It shows nothing when there is only one page.

**Accessibility.** A navigation region named “Pages”. Each link is read as “Page 3”, the current one has \`aria-current\`, and the arrows are named “Previous page” and “Next page”.
        `,
      },
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Middle: Story = { args: { page: 6 } };
export const Last: Story = { args: { page: 11 } };
export const Thousand: Story = { args: { page: 500, lastPage: 1000 } };
