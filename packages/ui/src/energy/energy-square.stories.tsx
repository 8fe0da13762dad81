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
        component:
          "The energy label: last among the facts of a result, as a scale on the home's own page.",
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
