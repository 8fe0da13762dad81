import type { AgentProfile } from "@hjem/domain/agents/agent-profile";
import { sampleHomes } from "@hjem/storefront/testing/sample-homes";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { agency, agentProfile } from "../testing/sample-agent.ts";
import { Component, loader } from "./agent-page.tsx";

/** The page of an agent, filled by its own loader. */
const at = (agent: AgentProfile): StoryPage => ({
  path: `/agent/${agent.id}`,
  loader: (args) => loader({ ...args, params: { id: agent.id } }),
  api: (region) => ({
    [`GET /api/v2/agents/${agent.id}`]: { data: agent },
    [`GET /api/v2/agents/${agent.id}/listings`]: {
      data: sampleHomes(region),
      pagination: { currentPage: 1, perPage: 12, total: 38, lastPage: 4 },
    },
  }),
});

const meta = {
  title: "Search/AgentPage",
  component: Component,
  parameters: {
    layout: "fullscreen",
    storefront: at(agentProfile()),
    docs: {
      story: { inline: false, height: "60rem" },
      description: {
        component: `
**Use.** One agent in the colour of the agency: figures, listings, areas, languages and contact. An agency without a colour gets teal. The header and footer keep the brand.

**Accessibility.** The agency colour is changed until its contrast is at least 4.5:1. One heading of level 1; the phone number is a link that is shown on a press.
        `,
      },
    },
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnAgency: Story = {};

/** No colours of its own: teal (FND-070). */
export const WithoutColours: Story = {
  parameters: { storefront: at(agentProfile({ agency: agency({ profile: null }) })) },
};

/** Yellow, which needs adjusting for contrast, and no pictures (PROP-038). */
export const HardColourWithoutPictures: Story = {
  parameters: {
    storefront: at(
      agentProfile({
        licence: "Demo 084 221",
        agency: agency({
          hideProfileImage: true,
          profile: { boxBackground: "#ffe600", boxText: "#ffffff" },
        }),
      }),
    ),
  },
};

/** No listings at all. */
export const WithoutListings: Story = {
  parameters: {
    storefront: at(
      agentProfile({
        counts: { forSale: 0, forRent: 0, sold: 0, rented: 0 },
        soldInYear: { count: 0, medianPrice: null, medianDays: null },
        newestOpen: null,
        areas: [],
        colleagues: 1,
      }),
    ),
  },
};
