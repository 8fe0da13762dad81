import type { Meta, StoryObj } from "@storybook/react-vite";
import layout from "../styles/layout.module.css";
import { Chip } from "./chip.tsx";

const meta = {
  title: "Kit/Chip",
  component: Chip,
  args: { children: "Balkong" },
  parameters: {
    docs: {
      description: {
        component:
          "A filter that is chosen and can be removed, or a suggestion to follow. It is a link wherever it has an address.",
      },
    },
  },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Removable: Story = {
  args: { href: "#without", isRemovable: true, children: "BRA-i fra 60 m²" },
};
export const Suggestion: Story = {
  args: { href: "#try", tone: "line", children: "Hytte på fjellet" },
};
export const Plain: Story = { args: { tone: "plain" } };
export const Toggle: Story = {
  render: () => (
    <div className={layout.row}>
      <Chip isPressed onClick={() => {}} tone="line">
        tor. 3. 12
      </Chip>
      <Chip isPressed={false} onClick={() => {}} tone="line">
        fre. 4. 4
      </Chip>
    </div>
  ),
};
