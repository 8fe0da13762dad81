import type { Meta, StoryObj } from "@storybook/react-vite";
import { GridIcon, ListIcon, MapIcon } from "../icon/subject-icons.ts";
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
        component:
          "A few views of one thing are links; a few ways to read one field are radios; a short scale, as bedrooms, is a row of steps.",
      },
    },
  },
} satisfies Meta<typeof SegmentedLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Views: Story = {};
export const ViewsOnPhone: Story = { args: { isCompact: true } };
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
