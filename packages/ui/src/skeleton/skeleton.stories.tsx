import type { Meta, StoryObj } from "@storybook/react-vite";
import layout from "../styles/layout.module.css";
import { Skeleton, SkeletonCard, SkeletonList, SkeletonRow } from "./skeleton.tsx";

const meta = {
  title: "Kit/Skeleton",
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          "Keeps the room of what is coming, at its size. Shown after 50 ms, never before.",
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Heading: Story = { args: { as: "heading", width: 46 } };
export const Grid: Story = {
  render: () => (
    <SkeletonList className={layout.cards}>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </SkeletonList>
  ),
};
export const List: Story = {
  render: () => (
    <SkeletonList>
      <SkeletonRow />
      <SkeletonRow />
    </SkeletonList>
  ),
};
