import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ownListings, ownListingsResponse, untitledDraft } from "../testing/sample-own-listings.ts";
import { showOwnListings } from "../testing/show-own-listings.tsx";

const url = "/api/user/properties/draft";

const row = (title: string) => page.getByRole("listitem", { name: title });

/** Presses Delete in the menu of a listing. */
async function pressDelete(title: string) {
  await row(title).getByText(`More ${title}`).click();
  await row(title).getByRole("button", { name: "Delete" }).click();
}

test("an unpaid draft is deleted at once, and comes back by Undo", async () => {
  let isDeleted = false;
  const { calls } = await showOwnListings([], {
    api: {
      [`GET ${url}`]: () => ownListingsResponse(isDeleted ? [] : [untitledDraft]),
      [`DELETE ${url}/${untitledDraft.id}`]: () => {
        isDeleted = true;
        return new Response(null, { status: 204 });
      },
      [`POST ${url}/${untitledDraft.id}/restore`]: () => {
        isDeleted = false;
        return { data: {} };
      },
    },
  });
  await pressDelete("Untitled draft");
  await expect.element(page.getByRole("heading", { name: "You have no listings" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(row("Untitled draft")).toBeVisible();
  const own = calls.filter(({ path }) => path !== "/api/user/verifications");
  expect(own.map(({ method }) => method)).toEqual(["GET", "DELETE", "GET", "POST", "GET"]);
});

test("a published listing is deleted once its owner has read what follows from it", async () => {
  const live = ownListings[2];
  const name = live?.title ?? "";
  const { calls } = await showOwnListings(ownListings, {
    api: { [`DELETE ${url}/${live?.id}`]: () => new Response(null, { status: 204 }) },
  });
  const deletions = () => calls.filter(({ method }) => method === "DELETE").length;
  await pressDelete(name);
  const dialog = page.getByRole("dialog", { name: `Delete “${name}”?` });
  await expect.element(dialog.getByText(/^The listing disappears .* for everybody/)).toBeVisible();
  await expect.element(dialog.getByText(/is not returned/)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(deletions()).toBe(0);
  await pressDelete(name);
  await dialog.getByRole("button", { name: "Delete the listing" }).click();
  await expect.poll(deletions).toBe(1);
});
