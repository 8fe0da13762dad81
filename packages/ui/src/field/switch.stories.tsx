import type { Meta, StoryObj } from "@storybook/react-vite";
import { Switch } from "./switch.tsx";

const meta = {
  title: "Kit/Switch",
  component: Switch,
  args: { label: "Statistikk", description: "Teller besøk og søk, så vi kan forbedre siden." },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** A setting with its effect in a sentence: consent, notifications. Where it belongs to a form with a button, the form says when it takes effect. For one of several options in a list use Checkbox. A setting that cannot be switched off shows a text instead.

**Accessibility.** A native checkbox with role switch: Space changes it, the name is the label and the sentence its description. A fixed one is announced as on and unavailable. In forced colours it is the browser's checkbox.
        `,
      },
    },
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const AlwaysOn: Story = {
  args: {
    label: "Nødvendige",
    description: "Innlogging, sikkerhet og dette valget.",
    fixedLabel: "Alltid på",
    defaultChecked: true,
  },
};
export const WithoutDescription: Story = { args: { label: "Varsler", description: undefined } };
