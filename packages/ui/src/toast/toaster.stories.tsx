import type { Meta, StoryObj } from "@storybook/react-vite";
import { Toaster } from "./toaster.tsx";

const nothing = () => {};

const meta = {
  title: "Kit/Toaster",
  component: Toaster,
  args: { toasts: [], onClose: nothing, onPause: nothing, onRelease: nothing },
  decorators: [(Story) => <div style={{ minHeight: "12rem" }}>{Story()}</div>],
  parameters: {
    docs: {
      story: { inline: false, height: "240px" },
      description: {
        component: `
**Use.** Confirms what just happened for three seconds; an error stays until it is closed. At most one action per message and two messages at a time. Not for errors of a form field.

**Accessibility.** A status region that is always in the page, so messages are announced without moving the focus. The time stops while a pointer or the focus is on it. Errors have a button named “Close”. Over a dialog the messages are moved inside it.
        `,
      },
    },
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  args: {
    toasts: [
      {
        id: 1,
        message: "Søket er lagret",
        tone: "done",
        action: { label: "Endre varsling", run: nothing },
      },
    ],
  },
};
export const Failed: Story = {
  args: {
    toasts: [
      {
        id: 1,
        message: "Fikk ikke lagret. Sjekk nettet.",
        tone: "error",
        action: { label: "Prøv igjen", run: nothing },
      },
    ],
  },
};
export const Two: Story = {
  args: {
    toasts: [
      { id: 1, message: "Søket er lagret", tone: "done", action: undefined },
      { id: 2, message: "Du er logget ut", tone: "done", action: undefined },
    ],
  },
};
