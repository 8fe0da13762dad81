import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tag } from "../tag/tag.tsx";
import { demoHome, demoPhotos } from "../testing/demo-photos.ts";
import { Carousel } from "./carousel.tsx";

const meta = {
  title: "Kit/Carousel",
  component: Carousel,
  args: { photos: demoHome, href: "#home", sizes: "400px" },
  decorators: [(Story) => <div style={{ maxWidth: "25rem" }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: `
**Use.** The pictures of a result. Dots in grids, a count in rows. It never moves by itself and fetches the next pictures only when somebody turns. On the page of a home use Gallery.

**Accessibility.** With more than one picture the strip is a Tab stop named “Photo 1 of 31”; Left and Right arrow turn it. The arrow buttons and the picture link repeat the keys and the title's link, so they are left out of the Tab order. Pictures have alternative texts; dots and count are hidden from screen readers.
        `,
      },
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dots: Story = { args: { tags: <Tag>Ny</Tag> } };
export const Counted: Story = { args: { marks: "count", total: 31 } };
export const OnePicture: Story = { args: { photos: [demoPhotos.brick] } };
