import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkColumns } from "./link-columns.tsx";

const meta = {
  title: "Kit/LinkColumns",
  component: LinkColumns,
  args: {
    links: [
      { href: "#oslo", name: "Oslo", note: "291 boliger" },
      { href: "#bergen", name: "Bergen", note: "101 boliger" },
      { href: "#trondheim", name: "Trondheim", note: "77 boliger" },
      { href: "#stavanger", name: "Stavanger", note: "57 boliger" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** A list of links in columns, each with a short note such as the number of homes. Not for a menu and not for actions.

**Accessibility.** A list of native links; the note is read after the name.
        `,
      },
    },
  },
} satisfies Meta<typeof LinkColumns>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Places: Story = {};

/** Each line has a second link, a figure. */
export const WithFigures: Story = {
  args: {
    links: [
      ["oslo", "Oslo", "5 412 boliger", "5,9 mill."],
      ["bergen", "Bergen", "101 boliger", "4,2 mill."],
      ["as", "Ås", "1 bolig", "Priser"],
    ].map(([key = "", name = "", note = "", figure = ""]) => ({
      href: `#${key}`,
      name,
      note,
      figure: { href: `#${key}-prices`, text: figure, label: `Medianpris i ${name}` },
    })),
  },
};
