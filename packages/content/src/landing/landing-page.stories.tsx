import type { LandingPage } from "@hjem/domain/content/landing-page";
import { sampleHomes } from "@hjem/storefront/testing/sample-homes";
import type { StoryPage, TestRegion } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Component, loader } from "./landing-page.tsx";

const words: Readonly<Record<TestRegion, Pick<LandingPage, "title" | "lead">>> = {
  no: { title: "Bo ved sjøen", lead: "Hus og leiligheter ved kysten." },
  au: { title: "Live by the sea", lead: "Houses and apartments on the coast." },
};

const meta = {
  title: "Content/LandingPage",
  component: Component,
  parameters: {
    layout: "fullscreen",
    storefront: {
      path: "/landing?landingpageid=by-the-sea",
      loader,
      api: (region) => ({
        "GET /api/v2/landing_pages/by-the-sea": {
          data: {
            id: "by-the-sea",
            ...words[region],
            search: "locationTypes=coast",
            isDemo: true,
          },
        },
        "POST /api/v2/property/search": {
          data: sampleHomes(region),
          pagination: { currentPage: 1, perPage: 8, total: 1_204, lastPage: 151 },
        },
      }),
    } satisfies StoryPage,
    docs: {
      story: { inline: false, height: "50rem" },
      description: {
        component: `
**Use.** A campaign with its own text, its homes and the search behind them. Its texts come from the API for each region. For the normal front page use the home page.

**Accessibility.** One heading of level 1 and a list of homes under its own heading. It has no controls of its own, only links.
        `,
      },
    },
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Campaign: Story = {};
