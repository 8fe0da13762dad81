import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryPage } from "../testing/story-page.tsx";
import { createNewVersion } from "./new-version.ts";
import { StatusLine } from "./status-line.tsx";

const asking = createNewVersion(async () => {});
asking.arrive(true);

const meta = {
  title: "Frame/StatusLine",
  component: StatusLine,
  args: { reload: () => {} },
  parameters: {
    layout: "fullscreen",
    storefront: {} satisfies StoryPage,
    docs: {
      story: { inline: false, height: "120px" },
      description: {
        component: `
**Use.** What the whole site is in, at the top of the window: without a network, or about to be replaced by a new version while the page holds unsaved input. Not for the result of an action: show a Toaster message.

**Accessibility.** A status region that is always in the page, so that its line is announced without moving the focus. The buttons “Reload” and “Later” follow the text.
        `,
      },
    },
  },
} satisfies Meta<typeof StatusLine>;

export default meta;

/** A new version asks before it replaces a page with unsaved input. */
export const NewVersion: StoryObj<typeof meta> = { args: { version: asking } };
