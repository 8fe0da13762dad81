import type { AgencyProfile } from "@hjem/domain/agents/agency-profile";
import { sampleHomes } from "@hjem/storefront/testing/sample-homes";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Component, loader } from "../profile/agent-page.tsx";
import { agency, agencyProfile } from "../testing/sample-agent.ts";

/** The page of an agency, filled by its own loader. */
const at = (profile: AgencyProfile): StoryPage => ({
  path: `/agency/${profile.agency.id}`,
  loader: (args) => loader({ ...args, params: { id: profile.agency.id } }),
  api: (region) => ({
    [`GET /api/v2/agencies/${profile.agency.id}`]: { data: profile },
    [`GET /api/v2/agencies/${profile.agency.id}/listings`]: {
      data: sampleHomes(region),
      pagination: { currentPage: 1, perPage: 12, total: 24, lastPage: 2 },
    },
  }),
});

const meta = {
  title: "Search/AgencyPage",
  component: Component,
  parameters: {
    layout: "fullscreen",
    storefront: at(agencyProfile()),
    docs: {
      story: { inline: false, height: "60rem" },
      description: {
        component: `
**Use.** One agency in its colour: figures, listings by state, agents, places and contact. An agency without a colour gets teal.

**Accessibility.** The name is the heading of level 1; the agency colour is changed until its contrast is at least 4.5:1. Each agent's row is one link.
        `,
      },
    },
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfManyAgents: Story = {
  parameters: { storefront: at(agencyProfile({ agentCount: 14 })) },
};

/** No colours of its own: teal (FND-070). */
export const WithoutColours: Story = {
  parameters: { storefront: at(agencyProfile({ agency: agency({ profile: null }) })) },
};

/** No listings at all. */
export const WithoutListings: Story = {
  parameters: {
    storefront: at(
      agencyProfile({
        counts: { forSale: 0, forRent: 0, sold: 0, rented: 0 },
        soldInYear: { count: 0, medianPrice: null, medianDays: null },
        newestOpen: null,
        areas: [],
      }),
    ),
  },
};
