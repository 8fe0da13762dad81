import type { Meta, StoryObj } from "@storybook/react-vite";
import layout from "../styles/layout.module.css";
import { type EnergyGrade, EnergyScale, EnergySquare } from "./energy-square.tsx";

const GRADES: EnergyGrade[] = ["A", "B", "C", "D", "E", "F", "G"];

const meta = {
  title: "Kit/EnergySquare",
  component: EnergySquare,
  args: { grade: "D" },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** The energy label of a home: the square as the last fact of a result, the scale on the page of the home. Leave it out when the label is unknown.

**Accessibility.** One image named “Energy label D”; the single letters of the scale are not read. The letter is always shown, so the colour is never the only sign.
        `,
      },
    },
  },
} satisfies Meta<typeof EnergySquare>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grades: Story = {
  render: () => (
    <div className={layout.rowTight}>
      {GRADES.map((grade) => (
        <EnergySquare key={grade} grade={grade} />
      ))}
    </div>
  ),
};
export const Scale: Story = { render: ({ grade }) => <EnergyScale grade={grade} /> };
