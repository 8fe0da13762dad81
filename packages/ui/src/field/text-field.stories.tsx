import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SearchIcon } from "../icon/icons.ts";
import { PasswordField } from "./password-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Kit/TextField",
  component: TextField,
  args: { label: "Tittel", name: "title" },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** One line of text; TextArea for several lines and PasswordField for passwords. The label is always above; a placeholder is only an example. Fields are required unless they are marked optional. An error says what to do, not only what is wrong.

**Accessibility.** A native input named by its label. Hint and error are read with it (\`aria-describedby\`), and an error marks it invalid. The clear button keeps the focus in the field; the password button says “Show password” or “Hide password”.
        `,
      },
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Required: Story = {
  args: { defaultValue: "Enebolig med hage", hint: "10 til 80 tegn" },
};
export const Optional: Story = {
  args: { label: "Etasje", isOptional: true, placeholder: "For eksempel 2" },
};
export const WithError: Story = {
  args: { label: "Postnummer", defaultValue: "703", error: "Postnummer har fire siffer." },
};
export const WithUnit: Story = {
  args: { label: "Fra", unit: "kr", size: "m", inputMode: "numeric", defaultValue: "4 000 000" },
};
export const Clearable: Story = {
  args: {
    label: "Sted",
    isLabelHidden: true,
    icon: SearchIcon,
    size: "m",
    isClearable: true,
    isChosen: true,
    defaultValue: "Trondheim, Malvik",
  },
};
export const LargeSearch: Story = {
  args: {
    label: "Sted, adresse eller søkeord",
    isLabelHidden: true,
    icon: SearchIcon,
    size: "xl",
    placeholder: "Sted, adresse eller søkeord",
  },
};
export const Focused: Story = {
  args: { placeholder: "For eksempel Enebolig med hage" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "Kan ikke endres" } };
export const Password: Story = {
  render: () => (
    <PasswordField
      label="Passord"
      name="password"
      autoComplete="current-password"
      defaultValue="langt og trygt"
    />
  ),
};
export const SeveralLines: Story = {
  render: () => (
    <TextArea label="Melding" name="message" isOptional hint="Megleren svarer på e-post" />
  ),
};
