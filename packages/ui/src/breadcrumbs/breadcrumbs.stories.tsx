import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const meta = {
  title: "Kit/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: "Trøndelag", href: "#county" },
      { label: "Trondheim", href: "#city" },
      { label: "Nardo" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `
**Use.** Shows where a page lies among the places above it. Give \`back\` when the visitor came from a search: phones then show only that link. Not for steps of a form.

**Accessibility.** A navigation region with the name “You are here” and an ordered list of links. The last item is the current page (\`aria-current\`) and not a link.
        `,
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Path: Story = {};
export const WithBackLink: Story = { args: { back: { label: "128 treff", href: "#search" } } };
