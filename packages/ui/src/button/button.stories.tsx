import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BellIcon } from "../icon/detail-icons.ts";
import { SearchIcon } from "../icon/icons.ts";
import { PlusIcon } from "../icon/tool-icons.ts";
import layout from "../styles/layout.module.css";
import { Button, LinkButton } from "./button.tsx";

const meta = {
  title: "Kit/Button",
  component: Button,
  args: { children: "Lagre søk" },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** An action on the current page; the text begins with a verb. One primary button per view; \`danger\` only for what cannot be undone. Use LinkButton when it leads to another page. Disable a button only when the reason stands beside it.

**Accessibility.** A native button: Tab, Enter and Space. While busy it keeps the focus and its width, ignores further presses and is announced as busy and unavailable (\`aria-busy\`, \`aria-disabled\`). Icons are hidden from screen readers.
        `,
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: "primary" } };
export const Line: Story = { args: { variant: "line", children: "Forhåndsvis" } };
export const Quiet: Story = { args: { variant: "quiet", children: "Avbryt" } };
export const Ghost: Story = { args: { variant: "ghost", children: "Nullstill" } };
export const Danger: Story = { args: { variant: "danger", children: "Slett konto" } };
export const Inverse: Story = { args: { variant: "inverse", children: "Godta alle" } };
export const WithIcon: Story = { args: { variant: "primary", icon: BellIcon } };
export const Disabled: Story = { args: { variant: "primary", disabled: true } };
export const Focused: Story = {
  args: { variant: "primary" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};
/** A long text stays on one line and makes the button wider: shorten it. */
export const LongText: Story = {
  args: { variant: "line", children: "Meld deg på visning torsdag 3. desember kl. 17:00–17:45" },
  decorators: [(Story) => <div style={{ maxWidth: "14rem" }}>{Story()}</div>],
};
export const Block: Story = {
  args: { variant: "primary", isBlock: true, children: "Meld deg på visning" },
};

/** The width is that of the longer label, busy or not. */
export const Busy: Story = { args: { variant: "primary", isBusy: true, busyLabel: "Lagrer" } };
export const BusyWithoutLabel: Story = {
  args: { variant: "line", isBusy: true, children: "Vis flere" },
};

export const Sizes: Story = {
  render: () => (
    <div className={layout.row}>
      <Button size="s" icon={PlusIcon}>
        Ny annonse
      </Button>
      <Button>Forhåndsvis</Button>
      <Button size="l" variant="primary">
        Send melding
      </Button>
      <Button size="xl" variant="primary" icon={SearchIcon}>
        Vis 128 boliger
      </Button>
    </div>
  ),
};

export const AsLink: Story = {
  render: () => (
    <LinkButton href="#home" variant="primary">
      Til forsiden
    </LinkButton>
  ),
};
