import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import SwipeLinks from "./swipe-links.tsx";
import { queueOfResults } from "./swipe-queue.ts";
import { swipeStateOf } from "./swipe-state.ts";

const HOME = "3f7q9z2k1m";
const results = ["similar001", HOME, "similar002"];

/** The links of a home that was opened from results, at one of their ends or between. */
const openedFrom =
  (ids: readonly string[]): StoryPage["loader"] =>
  ({ page }) => {
    swipeStateOf(page.store).begin(queueOfResults(ids, HOME));
    return null;
  };

const meta = {
  title: "Property/SwipeLinks",
  component: SwipeLinks,
  args: { id: HOME, next: "/property/001204/similar001" },
  decorators: [
    (Story) => (
      <article>
        <Story />
      </article>
    ),
  ],
  parameters: {
    storefront: { path: `/property/001204/${HOME}` },
    docs: {
      description: {
        component: `
**Use.** At the top of the page of a home: the previous and the next one, of the results that the visitor came from, else of similar homes. A finger that moves sideways over the page, and the arrow keys, do the same. Not for the pages of a list, which have numbers.

**Accessibility.** A navigation region with the name “Previous and next property” and one or two links, which work without JavaScript. A pressed link keeps the focus on the next page, whose title is announced. Arrow keys in a field, a map, a gallery or a dialog stay theirs; scrolling and zooming by fingers stay the browser's. Nothing moves by itself.
        `,
      },
    },
  },
} satisfies Meta<typeof SwipeLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the first swipe: the most similar home. */
export const Next: Story = {};

/** Opened from results, or on the way through similar homes. */
export const PreviousAndNext: Story = {
  parameters: { storefront: { loader: openedFrom(results) } },
};

/** The last of the results. */
export const Last: Story = {
  parameters: { storefront: { loader: openedFrom(results.slice(0, 2)) } },
};
