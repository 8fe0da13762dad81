import type { ListingDocument } from "@hjem/domain/listing/listing";
import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Documents } from "./documents.tsx";
import { listingDocuments } from "./listing-documents.ts";

const document = (given: Partial<ListingDocument>): ListingDocument => ({
  kind: "prospectus",
  title: "Salgsoppgave",
  url: "/media/documents/3f7q9z2k1m/prospectus.pdf",
  mimeType: "application/pdf",
  size: 4_200_000,
  ...given,
});

async function view(documents: ListingDocument[], options: RenderOptions = {}) {
  const { app, unmount } = await renderWithStorefront(null, options);
  await unmount();
  return listingDocuments(app.page, { documents });
}

test("shows documents in the reader's language, with type and file size", async () => {
  const inNorwegian = await view([document({})]);
  await renderWithStorefront(inNorwegian && <Documents {...inNorwegian} />);
  await expect.element(page.getByRole("heading", { name: "Dokumenter" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Salgsoppgave" }))
    .toHaveAttribute("href", "/media/documents/3f7q9z2k1m/prospectus.pdf");
  await expect.element(page.getByText("PDF, 4,2 MB")).toBeVisible();
  expect((await view([document({})], { language: "en" }))?.documents[0]?.title).toBe(
    "Sales particulars",
  );
});

test("LEAD-016: shows no section without documents, or with only an unsafe URL", async () => {
  expect(await view([])).toBeNull();
  expect(await view([document({ url: "javascript:alert(1)" })])).toBeNull();
});

test("shows a document of unknown type by its own title", async () => {
  const other = document({ kind: "other", title: "Nabovarsel", url: "https://agency.example/n" });
  expect((await view([other]))?.documents[0]).toMatchObject({
    title: "Nabovarsel",
    href: "https://agency.example/n",
  });
});
