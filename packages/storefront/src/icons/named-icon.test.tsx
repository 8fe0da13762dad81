import { afterEach, expect, test, vi } from "vitest";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import { NamedIcon } from "./named-icon.tsx";

afterEach(() => vi.unstubAllGlobals());

const key = { body: '<path d="M2 2h20v20H2z"/>', width: 24, height: 24 };

/** Icons as the API sends them; returns the paths that were requested. */
function stubIcons(known: Readonly<Record<string, object>>) {
  const requested: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    requested.push(address);
    const [prefix = ""] = /\w+(?=\.json)/.exec(address) ?? [];
    return Object.keys(known).length > 0
      ? Response.json({ prefix, icons: known })
      : new Response(null, { status: 404 });
  });
  return requested;
}

test("UI-033: an icon named by data is requested of the site itself, and fills a place that had its size before", async () => {
  const requested = stubIcons({ key });
  const screen = await renderWithStorefront(<NamedIcon name="lucide:key" />);
  const place = screen.container.querySelector("span");
  expect(place?.getBoundingClientRect().width).toBe(24);
  await expect.poll(() => place?.querySelector("path")?.getAttribute("d")).toBe("M2 2h20v20H2z");
  expect(place?.getBoundingClientRect().width).toBe(24);
  expect(place?.getAttribute("aria-hidden")).toBe("true");
  expect(requested).toEqual(["/icons/lucide.json?icons=key"]);
});

test("UI-038: an icon that is missing leaves its place empty, and is not requested when it is shown again", async () => {
  const requested = stubIcons({});
  const known: [string, boolean][] = [];
  const icon = (
    <NamedIcon name="tabler:nothing" onKnown={(name, isThere) => known.push([name, isThere])} />
  );
  const screen = await renderWithStorefront(icon);
  await expect.poll(() => known.at(-1)).toEqual(["tabler:nothing", false]);
  expect(screen.container.querySelector("svg")).toBeNull();
  await screen.unmount();
  known.length = 0;
  await renderWithStorefront(icon);
  await expect.poll(() => known.at(-1)).toEqual(["tabler:nothing", false]);
  expect(requested).toEqual(["/icons/tabler.json?icons=nothing"]);
});

test("an icon far below the viewport is not requested", async () => {
  const requested = stubIcons({ wallet: key });
  const screen = await renderWithStorefront(
    <div style={{ paddingTop: "6000px" }}>
      <NamedIcon name="mdi:wallet" />
    </div>,
  );
  const place = screen.container.querySelector("span");
  expect(requested).toEqual([]);
  place?.scrollIntoView();
  await expect.poll(() => requested).toEqual(["/icons/mdi.json?icons=wallet"]);
});
