import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLoaderData } from "react-router";
import type { PropertyModel } from "../model/property-model.ts";
import { sampleListingPage } from "../testing/sample-listing-page.ts";
import { Questions } from "./questions.tsx";

/** The section of the story's home. */
function ShownQuestions() {
  return <Questions questions={useLoaderData<PropertyModel>().questions} language={null} />;
}

const meta = {
  title: "Property/Questions",
  component: ShownQuestions,
  parameters: {
    docs: {
      description: {
        component: `
**Use.** Questions about a home that its advertiser has published with their answers. Who asked is not named. A home without any has no such section.

**Accessibility.** A list of questions as terms; the answer follows, then who answered and when. Line breaks of the advertiser are kept.
        `,
      },
    },
  },
} satisfies Meta<typeof ShownQuestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Norwegian: Story = {
  globals: { region: "no" },
  parameters: {
    storefront: sampleListingPage({
      questions: [
        {
          question: "Hører det en bod til boligen?",
          answer: "Ja, en bod på 5 m² i kjelleren.\nDet er også plass til sykler i bakgården.",
          publishedAt: "2026-11-20T12:00:00.000Z",
        },
        {
          question: "Når ble taket lagt om?",
          answer: "I 2019.",
          publishedAt: "2026-11-18T09:00:00.000Z",
        },
      ],
    }),
  },
};

export const Australian: Story = {
  globals: { region: "au", language: "en" },
  parameters: {
    storefront: sampleListingPage({
      questions: [
        {
          question: "Are pets allowed under the by-laws?",
          answer: "Yes, with approval of the owners corporation.",
          publishedAt: "2026-11-19T03:00:00.000Z",
        },
      ],
    }),
  },
};
