import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "./pagination.tsx";

const meta = {
  title: "Kit/Pagination",
  component: Pagination,
  args: { page: 1, lastPage: 11, hrefOf: (page: number) => `#page-${page}` },
  parameters: {
    docs: {
      description: {
        component: "The pages of a long list as links. Nine places fit on the narrowest phone.",
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
