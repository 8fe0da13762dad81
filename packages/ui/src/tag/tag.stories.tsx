import type { Meta, StoryObj } from "@storybook/react-vite";
import layout from "../styles/layout.module.css";
import { Count, Tag } from "./tag.tsx";

const meta = {
  title: "Kit/Tag",
  component: Tag,
  args: { children: "Ny" },
  parameters: {
    docs: {
      description: {
        component: "A word about a home's state; the colour only helps. At most two on a picture.",
      },
    },
  },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const Tones: Story = {
  render: () => (
    <div className={layout.row}>
      <Tag tone="signal">Først på Hjem</Tag>
      <Tag tone="success">−200 000 kr</Tag>
      <Tag tone="accent">Til salgs</Tag>
      <Tag tone="warning">Under budgivning</Tag>
      <Tag tone="info">Kommer snart</Tag>
      <Tag tone="quiet">Solgt</Tag>
      <Tag tone="danger">Avvist</Tag>
    </div>
  ),
};
export const Number: Story = { render: () => <Count>{7}</Count> };
