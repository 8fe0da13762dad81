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
        component: `
**Use.** The house shape around one picture: the home page, 404 and empty results. Never on text, buttons or cards.

**Accessibility.** Decoration only: the picture inside keeps its own alternative text, and a note under it is ordinary text.
        `,
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
