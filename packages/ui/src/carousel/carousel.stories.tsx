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
        component:
          "The pictures of a result. It never moves by itself, and fetches the second picture only when somebody turns.",
      },
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dots: Story = { args: { tags: <Tag>Ny</Tag> } };
export const Counted: Story = { args: { marks: "count", total: 31 } };
export const OnePicture: Story = { args: { photos: [demoPhotos.brick] } };
