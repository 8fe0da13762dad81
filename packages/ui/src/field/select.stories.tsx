import type { Meta, StoryObj } from "@storybook/react-vite";
import { Select } from "./select.tsx";

const meta = {
  title: "Kit/Select",
  component: Select,
  args: {
    label: "Sorter",
    name: "sort",
    children: (
      <>
        <option value="newest">Nyeste</option>
        <option value="price">Lavest pris</option>
        <option value="area">Størst areal</option>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** One of several options in the system's own list, for example the sort order. Use radios for two or three options, and ComboboxList when people should search.

**Accessibility.** A native select with a visible or hidden label. It works without JavaScript. Hint and error are tied to it by \`aria-describedby\`, and an error marks it as invalid.
        `,
      },
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InForm: Story = {};
export const InFilters: Story = { args: { size: "m", isLabelHidden: true } };
export const Chosen: Story = { args: { size: "m", isChosen: true } };
export const WithError: Story = { args: { error: "Velg hvordan treffene skal sorteres." } };
