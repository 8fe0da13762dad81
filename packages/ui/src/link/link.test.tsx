import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { LinkButton } from "../button/button.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { renderKit } from "../testing/render-kit.tsx";
import { type LinkProps, LinkProvider } from "./link.tsx";

test("links are plain anchors without a router", async () => {
  await renderKit(
    <LinkButton href="/list" isReplacing keepsScroll>
      Show homes
    </LinkButton>,
  );
  await expect
    .element(page.getByRole("link", { name: "Show homes" }))
    .toHaveAttribute("href", "/list");
});

test("every link of the package uses the given router link", async () => {
  const seen = vi.fn();
  function RouterLink({ isReplacing, keepsScroll, children, ...anchor }: LinkProps) {
    seen(anchor.href, isReplacing, keepsScroll);
    return (
      <a {...anchor} data-router>
        {children}
      </a>
    );
  }
  await renderKit(
    <LinkProvider component={RouterLink}>
      <Pagination page={2} lastPage={3} hrefOf={(number) => `/list?page=${number}`} />
    </LinkProvider>,
  );
  await expect
    .element(page.getByRole("link", { name: "Next page" }))
    .toHaveAttribute("data-router");
  await expect
    .element(page.getByRole("link", { name: "Page 2" }))
    .toHaveAttribute("aria-current", "page");
  expect(seen).toHaveBeenCalledWith("/list?page=3", undefined, undefined);
});
