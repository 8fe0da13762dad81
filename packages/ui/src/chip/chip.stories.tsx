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
        component: `
**Use.** A selected filter that one press removes, a suggestion that one press follows, or a toggle. Give it an address whenever it leads somewhere. Not for the state of a home: that is a Tag.

**Accessibility.** A link with \`href\`, a button with \`onClick\`, otherwise plain text. A removable chip is read as “Remove” and its text; a toggle says whether it is pressed (\`aria-pressed\`).
        `,
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
