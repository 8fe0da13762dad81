import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { TextField } from "../field/text-field.tsx";
import { Dialog, type DialogProps, Drawer } from "./dialog.tsx";

function WithOpener({
  isOpenAtFirst,
  ...props
}: Partial<DialogProps> & { isOpenAtFirst: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Åpne</Button>
      <Dialog
        title="Lagre søket"
        {...props}
        isOpen={isOpen}
        onClose={close}
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              Avbryt
            </Button>
            <Button variant="primary" onClick={close}>
              Lagre søk
            </Button>
          </>
        }
      >
        <TextField label="Navn" name="name" defaultValue="Trondheim, 2+ soverom" />
      </Dialog>
    </>
  );
}

const meta = {
  title: "Kit/Dialog",
  component: Dialog,
  args: { title: "Lagre søket", children: null, isOpen: false, onClose: () => {} },
  parameters: {
    docs: {
      story: { inline: false, height: "420px" },
      description: {
        component: `
**Use.** A question or a short form that has to be finished before the page goes on. Drawer is the same at the right edge, for long content such as all filters; both are sheets on phones. Not for messages: use Toaster.

**Accessibility.** A native modal dialog named by its heading. The focus moves to the heading or the first field, Tab stays inside, and Escape, the browser's Back, the close button and a press outside close it unless there are unsaved changes. The focus returns to what opened it.
        `,
      },
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { render: () => <WithOpener isOpenAtFirst={false} /> };
export const Open: Story = { render: () => <WithOpener isOpenAtFirst /> };
export const Wide: Story = { render: () => <WithOpener isOpenAtFirst size="l" /> };
export const AsDrawer: Story = {
  render: () => (
    <Drawer
      title="Alle filtre"
      isOpen
      onClose={() => {}}
      footer={
        <>
          <Button variant="ghost">Nullstill</Button>
          <Button variant="primary">Vis 128 boliger</Button>
        </>
      }
    >
      <TextField label="Pris til" name="price" unit="kr" />
    </Drawer>
  ),
};
