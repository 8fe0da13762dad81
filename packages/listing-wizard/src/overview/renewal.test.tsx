import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ownListing, ownListingsResponse } from "../testing/sample-own-listings.ts";
import { feature, overviewMessages } from "../testing/test-feature.ts";
import { Component, loader } from "./overview-page.tsx";

const url = "/api/user/properties/draft";
const row = (title: string) => page.getByRole("listitem", { name: title });
const act = (title: string, name: string) => row(title).getByRole("button", { name });

test("D100: from fourteen days before its end a listing is renewed, and not before", async () => {
  const shown = (index: number, expiresAt: string) =>
    ownListing(index, {
      status: "live",
      propertyId: `012345678${index}`,
      title: expiresAt,
      expiresAt,
    });
  const soon = shown(1, "2026-12-05T09:00:00.000Z");
  const later = shown(2, "2026-12-06T09:00:00.000Z");
  const { router } = await renderWithStorefront(<Component />, {
    region: "au",
    person: samplePerson,
    features: [feature, overviewMessages],
    path: "/my-listing",
    loader,
    api: {
      [`GET ${url}`]: ownListingsResponse([soon, later]),
      [`POST ${url}/${soon.id}/relist`]: new StubError(409, "payment_due"),
    },
  });
  await expect.element(row(later.title ?? "")).toBeVisible();
  await expect.element(act(later.title ?? "", "Renew the listing")).not.toBeInTheDocument();
  await act(soon.title ?? "", "Renew the listing").click();
  const dialog = page.getByRole("dialog", { name: "Renew the listing" });
  await expect.element(dialog.getByText(/begins when this one ends/)).toBeVisible();
  await dialog.getByRole("button", { name: "Renew" }).click();
  await vi.waitFor(() =>
    expect(router.state.location.search).toBe(`?draft=${soon.id}&mode=payment`),
  );
});
