import type { Meta, StoryObj } from "@storybook/react-vite";
import { GridIcon, ListIcon, MapIcon } from "../icon/result-icons.ts";
import { SegmentedControl, SegmentedLinks, StepRadios } from "./segmented.tsx";

const meta = {
  title: "Kit/Segmented",
  component: SegmentedLinks,
  args: {
    label: "Visning av treff",
    segments: [
      { href: "#list", label: "Liste", icon: ListIcon, isCurrent: true },
      { href: "#grid", label: "Rutenett", icon: GridIcon },
      { href: "#map", label: "Kart", icon: MapIcon },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** A choice between a few alternatives. SegmentedLinks for views with their own address, SegmentedControl for two or three ways of reading one field, StepRadios for a short scale such as bedrooms. With more than six options use Select.

**Accessibility.** Views are links in a named navigation region with \`aria-current\`. The choices are native radios in a fieldset: the arrow keys move, and the legend is read first, also when it is hidden.
        `,
      },
    },
  },
} satisfies Meta<typeof SegmentedLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Views: Story = {};
export const Compact: Story = { args: { isCompact: true } };
export const Choice: Story = {
  render: () => (
    <SegmentedControl
      name="price-kind"
      legend="Pris"
      isLegendHidden
      defaultValue="total"
      options={[
        { value: "asking", label: "Prisantydning" },
        { value: "total", label: "Totalpris" },
      ]}
    />
  ),
};
export const Steps: Story = {
  render: () => (
    <StepRadios
      name="bedrooms"
      legend="Soverom"
      defaultValue="2"
      options={[
        { value: "", label: "Alle" },
        { value: "1", label: "1+" },
        { value: "2", label: "2+" },
        { value: "3", label: "3+" },
        { value: "4", label: "4+" },
        { value: "5", label: "5+" },
      ]}
    />
  ),
};
