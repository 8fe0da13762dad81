import type { Meta, StoryObj } from "@storybook/react-vite";
import { SortIcon } from "../icon/tool-icons.ts";
import { StepRadios } from "../segmented/segmented.tsx";
import { Dropdown } from "./dropdown.tsx";

const bedrooms = (
  <StepRadios
    name="bedrooms"
    legend="Soverom"
    defaultValue="2"
    options={["1", "2", "3", "4"].map((value) => ({ value, label: `${value}+` }))}
  />
);

const meta = {
  title: "Kit/Dropdown",
  component: Dropdown,
  args: { label: "Soverom", children: bedrooms },
  decorators: [(Story) => <div style={{ minHeight: "14rem" }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: `
**Use.** A panel under its button for one filter or a small menu. The button shows what is chosen and takes the accent when a value is set. Not for long forms: use Drawer.

**Accessibility.** Native details and summary: Enter or Space opens it and moves the focus to the chosen or first control. Escape, a press outside and leaving it by Tab close it; Escape returns the focus to the button. It works without JavaScript.
        `,
      },
    },
  },
} satisfies Meta<typeof Dropdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Chosen: Story = { args: { label: "2+ soverom", isChosen: true } };
export const Open: Story = { args: { isOpenAtFirst: true } };
export const Plain: Story = { args: { look: "plain", icon: SortIcon, label: "Nyeste" } };
