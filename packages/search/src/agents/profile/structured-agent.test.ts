import { vocabularyErrors } from "@hjem/storefront/testing/schema-org";
import { expect, test } from "vitest";
import { agency, agentProfile } from "../testing/sample-agent.ts";
import { structuredAgent } from "./structured-agent.ts";

const view = { origin: "https://hjem.example", description: "Area: Oslo." };

test("describes an agent with schema.org terms, without the phone number", () => {
  const pictured = agentProfile({
    pictureUrl: "/media/portrait.webp",
    agency: agency({ logoUrl: "/media/logo.svg" }),
  });
  const data = structuredAgent(pictured, view);
  expect(vocabularyErrors(data)).toEqual([]);
  expect(data).toMatchObject({
    "@type": "RealEstateAgent",
    name: "Dagny Måltrostli",
    url: "https://hjem.example/agent/310417-1",
    image: "https://hjem.example/media/portrait.webp",
    parentOrganization: { name: "Tistelvang Eiendomsmegling" },
  });
  expect(JSON.stringify(data)).not.toContain("00001234");
});

test("PROP-038: leaves out a picture that the agency hides", () => {
  const hidden = agency({ hideProfileImage: true });
  const data = structuredAgent(agentProfile({ pictureUrl: "/media/x", agency: hidden }), view);
  expect(data).not.toHaveProperty("image");
});

test("describes an agent without office, areas and languages", () => {
  const bare = agentProfile({ agency: null, areas: [], languages: [] });
  expect(vocabularyErrors(structuredAgent(bare, { ...view, description: "" }))).toEqual([]);
});
