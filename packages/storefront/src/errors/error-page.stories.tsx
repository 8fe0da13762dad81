import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryPage } from "../testing/story-page.tsx";
import { ErrorPage } from "./error-page.tsx";

const meta = {
  title: "Frame/ErrorPage",
  component: ErrorPage,
  parameters: {
    layout: "fullscreen",
    storefront: {} satisfies StoryPage,
    docs: {
      description: {
        component:
          "Shown instead of a page that is not there or did not come. It says what to do next; a single call that failed is told by a toast instead.",
      },
    },
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 404: a search and the way home. */
export const NotFound: Story = { args: { failure: { type: "Error404" } } };

/** 500: another try, and the number under which our log knows it. */
export const Broken: Story = {
  args: { failure: { type: "Error500", incident: "req-7f3k" } },
};

/** The page broke in the browser: there is no number. */
export const BrokenHere: Story = { args: { failure: { type: "Error500" } } };
