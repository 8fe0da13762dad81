import type { Meta, StoryObj } from "@storybook/react-vite";
import layout from "../styles/layout.module.css";
import { Skeleton, SkeletonCard, SkeletonList, SkeletonRow } from "./skeleton.tsx";

const meta = {
  title: "Kit/Skeleton",
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: `
**Use.** Holds the place of content that is on its way, in the size it will have. Shown after 50 ms, never before. Use LoadingBar for a whole new page.

**Accessibility.** The bars are hidden from screen readers. SkeletonList is marked busy and says “Loading” once in a status line. The shine does not move under reduced motion.
        `,
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
