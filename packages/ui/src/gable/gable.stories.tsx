import type { Meta, StoryObj } from "@storybook/react-vite";
import { Picture } from "../picture/picture.tsx";
import { Price } from "../price/price.tsx";
import text from "../styles/text.module.css";
import { demoPhotos } from "../testing/demo-photos.ts";
import { Gable } from "./gable.tsx";

const meta = {
  title: "Kit/Gable",
  component: Gable,
  args: {
    children: (
      <Picture source={demoPhotos.red.source} alt={demoPhotos.red.alt} ratio="fill" sizes="480px" />
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: "30rem", marginInline: "auto" }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: "The house front. Only for the picture of home, of 404 and of an empty result.",
      },
    },
  },
} satisfies Meta<typeof Gable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Front: Story = {};
export const WithNote: Story = {
  args: {
    note: (
      <>
        <p className={`${text.xsmall} ${text.muted}`}>Nardo, Trondheim · visning torsdag</p>
        <p>
          <Price size="text">6 490 000 kr</Price>
        </p>
      </>
    ),
  },
};
