import type { Meta, StoryObj } from "@storybook/react-vite";
import layout from "../styles/layout.module.css";
import text from "../styles/text.module.css";
import * as details from "./detail-icons.ts";
import * as editor from "./editor-icons.ts";
import * as controls from "./icons.ts";
import * as results from "./result-icons.ts";
import * as subjects from "./subject-icons.ts";
import * as tools from "./tool-icons.ts";

const icons = { ...controls, ...subjects, ...results, ...details, ...tools, ...editor };

function AllIcons() {
  return (
    <ul className={layout.row}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={layout.rowTight} style={{ width: "9.5rem" }}>
          <Icon size="l" />
          <span className={text.xsmall}>{name.replace("Icon", "")}</span>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: "Kit/Icons",
  component: AllIcons,
  parameters: {
    docs: {
      description: {
        component: `
**Use.** Line icons on a grid of 24 with a line width of 1.75. Put text beside them; only heart, close and share may be used alone. New icons keep the same grid, line and round ends.

**Accessibility.** Icons are always hidden from screen readers. The text beside them, or the label of the button around them, carries the meaning.
        `,
      },
    },
  },
} satisfies Meta<typeof AllIcons>;

export default meta;

export const All: StoryObj<typeof meta> = {};
