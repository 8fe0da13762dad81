import type { Property } from "@hjem/domain/listing/property";
import { sampleHomes } from "@hjem/storefront/testing/sample-homes";
import type { StoryPage, TestRegion } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { response } from "../testing/search-response.ts";
import { Component, loader } from "./first-on-market-page.tsx";

/** The page, filled by its own loader. */
const showing = (homes: (region: TestRegion) => readonly Property[]): StoryPage => ({
  path: "/first-on-hjem",
  loader,
  api: (region) => ({ "GET /api/v2/property/first_on_market": response(homes(region)) }),
});

const meta = {
  title: "Search/FirstOnMarketPage",
  component: Component,
  parameters: {
    layout: "fullscreen",
    storefront: showing(sampleHomes),
    docs: {
      story: { inline: false, height: "50rem" },
      description: {
        component: `
**Use.** Homes that are shown here before anywhere else, newest first. When there are none, it says so and leads to the search.

**Accessibility.** One heading of level 1 and a list of homes, each with one link.
        `,
      },
    },
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Homes: Story = {};
export const None: Story = { parameters: { storefront: showing(() => []) } };
