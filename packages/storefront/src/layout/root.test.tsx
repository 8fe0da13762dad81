import { createMemoryRouter, RouterProvider, ScrollRestoration } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { scrollKey } from "./root.tsx";

const STORED = "react-router-scroll-positions";

/** Loads an address in this tab. */
async function load(address: string) {
  const router = createMemoryRouter(
    [
      {
        path: "*",
        element: (
          <div style={{ height: 4_000 }}>
            <ScrollRestoration getKey={scrollKey} />
          </div>
        ),
      },
    ],
    { initialEntries: [address] },
  );
  const shown = await render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(3_000));
  return async (top: number) => {
    window.scrollTo(0, top);
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    await shown.unmount();
    window.scrollTo(0, 0);
  };
}

afterEach(() => sessionStorage.removeItem(STORED));

test("a page that is loaded again is where it was left; another address in the same tab begins at its top", async () => {
  const leaveList = await load("/list?page=2");
  await leaveList(700);
  const leaveHome = await load("/shared/abc");
  expect(window.scrollY).toBe(0);
  await leaveHome(200);
  const leaveAgain = await load("/list?page=2");
  expect(window.scrollY).toBe(700);
  await leaveAgain(0);
});
