import type { AgentsResponse } from "@hjem/domain/agents/agent-profile";
import type { StoryPage } from "@hjem/storefront/testing/story-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { agency, agentsResponse, agentSummary } from "../testing/sample-agent.ts";
import { Component, loader } from "./agents-page.tsx";

/** The search, filled by its own loader. */
const at = (response: AgentsResponse, query = ""): StoryPage => ({
  path: `/agent${query}`,
  loader,
  api: () => ({ "GET /api/v2/agents": response }),
});

const several = [
  agentSummary(),
  agentSummary({
    id: "2",
    name: "Birk Tåkelia",
    counts: { forSale: 4, forRent: 0, sold: 1, rented: 0 },
  }),
  agentSummary({ id: "3", name: "Vilde Nattbris", agency: agency({ hideProfileImage: true }) }),
];

const meta = {
  title: "Search/AgentsPage",
  component: Component,
  parameters: {
    layout: "fullscreen",
    storefront: at(agentsResponse(several, 186)),
    docs: {
      story: { inline: false, height: "50rem" },
      description: {
        component: `
**Use.** Finds agents by name, office and place. A plain form that narrows the list while somebody types.

**Accessibility.** A form with the role search and labelled fields. The number of agents is announced as a status message after each search, and the list is marked busy while it loads. Each agent is a heading with one link.
        `,
      },
    },
  },
} satisfies Meta<typeof Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

/** The numbers are for one place. */
export const InAPlace: Story = {
  parameters: {
    storefront: at(
      agentsResponse(several, 3, { geoId: "municipality:0301", name: "Oslo", parent: null }),
      "?area=oslo",
    ),
  },
};

/** No results: the suggestions. */
export const Nobody: Story = {
  parameters: { storefront: at(agentsResponse([]), "?name=zzz&area=atlantis") },
};
