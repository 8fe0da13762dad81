import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Component, loader } from "./about-page.tsx";

const meta = {
  title: "Content/AboutPage",
  component: Component,
  parameters: {
    layout: "fullscreen",
    storefront: { path: "/about-us", loader } satisfies StoryPage,
    docs: {
      story: { inline: false, height: "50rem" },
      description: {
        component: `
**Use.** The page about the service itself. For a campaign use the landing page.

**Accessibility.** Plain headings in order and text of at most 66 characters per line; links say where they lead.
        `,
      },
    },
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = {};
