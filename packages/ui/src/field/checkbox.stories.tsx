import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checkbox, OptionGroup, Radio } from "./checkbox.tsx";

const meta = {
  title: "Kit/Checkbox",
  component: Checkbox,
  args: { label: "Heis", count: 41 },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** An option that can be on or off, with the number of homes it gives; zero stays visible and muted. Radio is for exactly one of a few. Wrap related options in OptionGroup. For a short row of days or grades use TickChip.

**Accessibility.** Native inputs: Space changes a checkbox, the arrow keys move between radios. OptionGroup is a fieldset whose legend is read before the first option. The name includes the count.
        `,
      },
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Empty: Story = { args: { label: "Gårdsbruk/småbruk", count: 0 } };
export const Disabled: Story = { args: { disabled: true } };
export const Group: Story = {
  render: () => (
    <OptionGroup legend="Boligtype" columns={2}>
      <Checkbox name="type" value="flat" label="Leilighet" count={74} defaultChecked />
      <Checkbox name="type" value="house" label="Enebolig" count={28} defaultChecked />
      <Checkbox name="type" value="row" label="Rekkehus" count={17} />
      <Checkbox name="type" value="farm" label="Gårdsbruk/småbruk" count={0} />
    </OptionGroup>
  ),
};
export const Radios: Story = {
  render: () => (
    <OptionGroup legend="Varsling">
      <Radio name="often" value="instant" label="Med en gang" defaultChecked />
      <Radio name="often" value="daily" label="Hver dag" />
    </OptionGroup>
  ),
};
