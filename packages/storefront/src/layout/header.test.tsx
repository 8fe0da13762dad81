import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { savedCounted } from "../store/session-slice.ts";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import { samplePerson } from "../testing/sample-person.ts";
import BottomNav from "./bottom-nav.tsx";
import { Header } from "./header.tsx";

beforeEach(() => page.viewport(1366, 900));

test("links to each listing type in the region's terms", async () => {
  const { router, ...screen } = await renderWithStorefront(<Header />, { region: "no" });
  const nav = screen.getByRole("navigation", { name: "Hovedmeny" });
  await nav.getByRole("link", { name: "Leie" }).click();
  expect(router.state.location.pathname + router.state.location.search).toBe(
    "/list?listingType=rent",
  );
});

test("S3: a page whose data has a home as its listing has the menu of every page", async () => {
  const home = { id: "1", location: { suburb: "Trondheim" } };
  const screen = await renderWithStorefront(<Header />, {
    region: "no",
    loader: () => ({ listing: home, viewings: [] }),
  });
  const nav = screen.getByRole("navigation", { name: "Hovedmeny" });
  await expect
    .element(nav.getByRole("link", { name: "Leie" }))
    .toHaveAttribute("href", "/list?listingType=rent");
});

test.each([1366, 390])(
  "S3: at %s px each listing type is in the menu, with the page's own links",
  async (width) => {
    await page.viewport(width, 900);
    const listing = {
      current: "buy",
      hrefs: { rent: "/list?listingType=rent&geoId=municipality:0301" },
    };
    const screen = await renderWithStorefront(<Header />, {
      region: "no",
      loader: () => ({ listing }),
    });
    if (width < 1024) await screen.getByRole("button", { name: "Meny" }).click();
    const nav = screen.getByRole("navigation", { name: "Hovedmeny" });
    await expect
      .element(nav.getByRole("link", { name: "Kjøp" }))
      .toHaveAttribute("aria-current", "page");
    const rent = nav.getByRole("link", { name: "Leie" });
    await expect.element(rent).toBeInViewport();
    await expect.element(rent).toHaveAttribute("href", listing.hrefs.rent);
    await expect.element(nav.getByRole("link", { name: "Næring" })).toBeInViewport();
    const lease = nav.getByRole("link", { name: "Lokaler til leie" });
    await expect.element(lease).toBeInViewport();
    await expect
      .element(lease)
      .toHaveAttribute("href", "/list?listingType=commercial&acquisition=rent");
  },
);

test("S13: on a phone a press outside, Escape and a followed link close the menu", async () => {
  await page.viewport(390, 844);
  const { router, ...screen } = await renderWithStorefront(<Header />, { region: "no" });
  const opener = screen.getByRole("button", { name: "Meny" });
  const rent = screen.getByRole("link", { name: "Leie", exact: true });
  await expect.element(opener).toBeInViewport();
  await expect.element(rent).not.toBeInTheDocument();
  await opener.click();
  await expect.element(rent).toBeInViewport();
  await userEvent.keyboard("{Escape}");
  await expect.element(rent).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await rent.click();
  expect(router.state.location.search).toBe("?listingType=rent");
  await expect.element(rent).not.toBeInTheDocument();
});

/** Where each link of the menu is, after its fonts have come. */
async function menuLinks(container: HTMLElement) {
  await document.fonts.ready;
  const nav = container.querySelector("nav");
  expect(nav?.scrollWidth).toBeLessThanOrEqual(nav?.clientWidth ?? 0);
  const links = [...(nav?.querySelectorAll("a") ?? [])].map((link) => link.getBoundingClientRect());
  expect(links).toHaveLength(7);
  for (const { width, height } of links) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  return links;
}

test.each([
  ["no", "no", 320],
  ["no", "en", 320],
  ["au", "en", 320],
  ["au", "en", 640],
] as const)(
  "S13: in %s (%s) the header is one row in a window of %s px, and the whole menu is seen when it opens",
  async (region, language, width) => {
    await page.viewport(width, 568);
    const screen = await renderWithStorefront(<Header />, { region, language });
    await screen.getByRole("button", { name: /^Men[uy]$/ }).click();
    const header = screen.container.querySelector("header");
    expect(header?.getBoundingClientRect().height).toBeLessThanOrEqual(60);
    for (const { left, right, bottom } of await menuLinks(screen.container)) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(568);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test.each([
  ["no", "no", 1024],
  ["no", "en", 1024],
  ["au", "en", 1024],
  ["no", "no", 1366],
  ["no", "en", 1366],
  ["au", "en", 1366],
] as const)(
  "in %s (%s) the whole menu fits one row of a window of %s px",
  async (region, language, width) => {
    await page.viewport(width, 800);
    const screen = await renderWithStorefront(<Header />, { region, language });
    const links = await menuLinks(screen.container);
    expect(new Set(links.map(({ top }) => top)).size).toBe(1);
    for (const { left, right } of links) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test.each([
  ["no", "Favoritter"],
  ["au", "Saved"],
] as const)(
  "D52, D66: in %s the links to the saved homes bear their number",
  async (region, name) => {
    const { app, ...screen } = await renderWithStorefront(
      <>
        <Header />
        <BottomNav />
      </>,
      { region },
    );
    const link = screen.getByRole("link", { name });
    await expect.element(link).toHaveAttribute("href", "/user/favourite");
    await expect.element(link).toHaveAccessibleName(name);
    app.store.dispatch(savedCounted({ favourites: 7 }));
    await expect.element(screen.getByRole("link", { name: `${name} 7` })).toBeVisible();
    await page.viewport(390, 844);
    await expect.element(screen.getByRole("link", { name: `${name} 7` })).toBeInViewport();
    app.store.dispatch(savedCounted({ favourites: 5_000 }));
    await expect.element(screen.getByRole("link", { name: `${name} 99+` })).toBeVisible();
  },
);

test.each([1366, 1024, 390])(
  "at %s px a number of two figures leaves the heart free",
  async (width) => {
    await page.viewport(width, 844);
    const { app, ...screen } = await renderWithStorefront(
      <>
        <Header />
        <BottomNav />
      </>,
      { region: "no" },
    );
    app.store.dispatch(savedCounted({ favourites: 88 }));
    const link = screen.getByRole("link", { name: /88$/ });
    await expect.element(link).toBeInViewport();
    const heart = link.element().querySelector("svg")?.getBoundingClientRect();
    const badge = [...link.element().children].at(-1)?.getBoundingClientRect();
    if (!heart || !badge) throw new Error("there is no heart or no number");
    expect(badge.left - heart.left).toBeGreaterThan(heart.width * 0.75);
  },
);

test.each(["no", "au"] as const)(
  "in %s a new listing is one click away in a wide window",
  async (region) => {
    const screen = await renderWithStorefront(<Header />, { region });
    const link = screen.getByRole("link", { name: /^(Ny annonse|New listing)$/ });
    await expect.element(link).toBeInViewport();
    await expect.element(link).toHaveAttribute("href", "/my-listing?mode=add");
    await page.viewport(1365, 900);
    await expect.element(link).not.toBeInTheDocument();
  },
);

test("SAVE-001: the menu of the account leads to the saved searches", async () => {
  const screen = await renderWithStorefront(<Header />, { region: "no", person: samplePerson });
  await expect.element(screen.getByText(`Kontoen til ${samplePerson.name}`)).toBeInTheDocument();
  screen.container.querySelector("summary")?.click();
  await expect
    .element(screen.getByRole("link", { name: "Lagrede søk" }))
    .toHaveAttribute("href", "/user/saved-search");
});

test("FND-006: the Australian site offers no other language", async () => {
  const screen = await renderWithStorefront(<Header />, { region: "au" });
  expect(screen.container.querySelector("[hreflang]")).toBeNull();
});

test("D25: changing the language keeps the search and the scroll position", async () => {
  const { router, ...screen } = await renderWithStorefront(<Header />, {
    path: "/list?bedroomMin=2&page=3",
  });
  await screen.getByRole("link", { name: "English" }).click();
  expect(router.state.location.search).toBe("?bedroomMin=2&page=3&language=en");
  expect(router.state.preventScrollReset).toBe(true);
  expect(router.state.historyAction).toBe("REPLACE");
});

test("UI-002, UI-003: the dark theme can be chosen and is stored", async () => {
  const screen = await renderWithStorefront(<Header />, { region: "au" });
  const shown = () => document.documentElement.dataset.theme;
  await screen.getByRole("button", { name: "Dark theme" }).click();
  await vi.waitFor(() => expect(shown()).toBe("dark"));
  const stored = JSON.parse(localStorage.getItem("darkMode") ?? "{}");
  expect(stored.value).toBe("dark");
  expect(stored.expires).toBeGreaterThan(Date.now());
  await screen.getByRole("button", { name: "Light theme" }).click();
  await vi.waitFor(() => expect(shown()).toBe("light"));
});

test.each([
  ["no", "Annonser"],
  ["au", "My listings"],
] as const)(
  "in %s whoever sells or lets from a phone finds their listings in the bottom navigation",
  async (region, name) => {
    await page.viewport(390, 844);
    const screen = await renderWithStorefront(<BottomNav />, { region });
    const link = screen.getByRole("link", { name });
    await expect.element(link).toBeInViewport();
    await expect.element(link).toHaveAttribute("href", "/my-listing");
  },
);
