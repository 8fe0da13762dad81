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
        component: `
**Use.** Shown in place of a page that does not exist (404) or could not be loaded (500). It says what to do next. When a single request fails, show a Toaster message instead.

**Accessibility.** The heading of the page says what happened. A page that does not exist offers a search form that works without JavaScript and a link to the home page; the picture is decoration.
        `,
      },
    },
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 404: a search and a link to the home page. */
export const NotFound: Story = { args: { failure: { type: "Error404" } } };

/** 500: retry, and the request id of our log. */
export const Broken: Story = {
  args: { failure: { type: "Error500", incident: "req-7f3k" } },
};

/** An error in the browser: there is no request id. */
export const BrokenHere: Story = { args: { failure: { type: "Error500" } } };
