import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../testing/render-kit.tsx";
import { Pagination } from "./pagination.tsx";

test.each([
  { at: 1, previous: null, next: "#2" },
  { at: 2, previous: "#1", next: "#3" },
  { at: 3, previous: "#2", next: null },
])("page $at of 3 leads to the pages beside it, and to none that does not exist", async (given) => {
  await renderKit(<Pagination page={given.at} lastPage={3} hrefOf={(number) => `#${number}`} />);
  await expect
    .element(page.getByRole("link", { name: `Page ${given.at}`, exact: true }))
    .toHaveAttribute("aria-current", "page");
  const hrefOf = (name: string) =>
    page.getByRole("link", { name }).query()?.getAttribute("href") ?? null;
  expect([hrefOf("Previous page"), hrefOf("Next page")]).toEqual([given.previous, given.next]);
});
