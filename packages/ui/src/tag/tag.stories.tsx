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
        component: `
**Use.** The state of a home in one or two words. The tone only supports the word. At most two on a picture. For something to press use Chip. Count is a small number, such as unread alerts.

**Accessibility.** Plain text that is read with its surroundings. The text has the meaning, never the colour alone.
        `,
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
