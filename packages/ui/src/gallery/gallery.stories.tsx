import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { FloorplanIcon } from "../icon/detail-icons.ts";
import { demoHome, demoPhotos } from "../testing/demo-photos.ts";
import { Gallery } from "./gallery.tsx";

const meta = {
  title: "Kit/Gallery",
  component: Gallery,
  args: {
    photos: demoHome,
    label: "Bilder av boligen",
    shortcuts: [{ label: "Planløsning", icon: FloorplanIcon, at: 3 }],
    openAt: undefined,
    hashOf: (at) => `#picture-${at + 1}`,
    onOpen: () => undefined,
    onPhotoChange: () => undefined,
    onClose: () => undefined,
  },
  render: function ControlledGallery(args) {
    const [openAt, setOpenAt] = useState<number>();
    return (
      <Gallery {...args} openAt={openAt} onOpen={setOpenAt} onClose={() => setOpenAt(undefined)} />
    );
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** The pictures of a home on its own page: one large and up to four small, swiped on phones. A press opens all of them in Viewer. For results use Carousel.

**Accessibility.** A region named by the title of the home. Each picture is a link named by its alternative text; Enter opens the viewer, and the focus returns to that picture when it closes. Without JavaScript the link shows the picture alone, with a link that closes it.
        `,
      },
    },
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const Three: Story = {
  args: { photos: [demoPhotos.red, demoPhotos.living, demoPhotos.yellow], shortcuts: [] },
};
export const Two: Story = { args: { photos: [demoPhotos.red, demoPhotos.living], shortcuts: [] } };
export const One: Story = { args: { photos: [demoPhotos.red], shortcuts: [] } };
