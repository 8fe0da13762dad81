import type { DocumentKind } from "@hjem/domain/listing/document-kinds";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLoaderData } from "react-router";
import type { PropertyModel } from "../model/property-model.ts";
import { sampleListingPage } from "../testing/sample-listing-page.ts";
import { Documents } from "./documents.tsx";

/** The section of the story's home. */
function OptionalSection() {
  const { documents } = useLoaderData<PropertyModel>();
  return documents && <Documents {...documents} />;
}

const withDocuments = (kinds: readonly DocumentKind[]) =>
  sampleListingPage({
    documents: kinds.map((kind, index) => ({
      kind,
      title: kind,
      url: `/media/documents/3f7q9z2k1m/${kind}.pdf`,
      mimeType: "application/pdf",
      size: 800_000 + index * 1_700_000,
    })),
  });

const meta = {
  title: "Property/Documents",
  component: OptionalSection,
  parameters: {
    docs: {
      description: {
        component: `
**Use.** The files that the seller has added. The whole line leads to the file. A home without documents has no such section.

**Accessibility.** A list of links named by the document; kind and size are read after the name. The files open in a new tab.
        `,
      },
    },
  },
} satisfies Meta<typeof OptionalSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NorwegianSale: Story = {
  globals: { region: "no" },
  parameters: {
    storefront: withDocuments(["prospectus", "condition_report", "energy_certificate"]),
  },
};

export const AustralianSale: Story = {
  globals: { region: "au", language: "en" },
  parameters: { storefront: withDocuments(["contract", "vendor_statement", "strata_report"]) },
};
