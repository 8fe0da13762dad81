import { searchApi } from "@hjem/api-client/endpoints/search";
import { readSearch } from "@hjem/finder/list-search";
import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import { sampleHomes } from "@hjem/storefront/testing/sample-homes";
import { listing } from "@hjem/storefront/testing/sample-listing";
import { type StubCall, StubError } from "@hjem/storefront/testing/stub-api";
import { useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SwipeLinks } from "./lazy-swipe.ts";
import { rememberResults } from "./remember-results.ts";
import { swipeStateOf } from "./swipe-state.ts";

const HOME = "3f7q9z2k1m";
const similar = ["similar001", "similar002", "similar003"];
const PROPERTY = "GET /api/v2/property";
const SIMILAR = "POST /api/v4/property/similar";

const pagination = { currentPage: 1, perPage: 100, total: 3, lastPage: 1 };
const homeOf = ({ query }: StubCall) => listing({ id: query.get("id") ?? "" });
const api = { [SIMILAR]: { data: similar, pagination }, [PROPERTY]: homeOf };

beforeEach(() => page.viewport(390, 844));

/** A new page moves the focus to its start. */
const takeFocus = (start: HTMLElement | null) => start?.focus({ preventScroll: true });

/** The page of whichever home is in the address. */
function HomePage({ next }: { next: string | null }) {
  const { pathname } = useLocation();
  const id = pathname.split("/")[3] ?? "";
  return (
    <article>
      <h1 key={id} ref={takeFocus} tabIndex={-1}>
        {id}
      </h1>
      <SwipeLinks id={id} next={next} />
      <p style={{ height: "40rem" }}>Text</p>
      <label>
        Beløp <input />
      </label>
      <ul aria-label="Bilder" style={{ overflowX: "auto" }}>
        <li style={{ width: "200vw" }}>Bilde</li>
      </ul>
      <p data-own-swipes>Kart</p>
    </article>
  );
}

async function show(
  given: RenderOptions = {},
  next: string | null = `/property/001204/${similar[0]}`,
) {
  const shown = await renderWithStorefront(<HomePage next={next} />, {
    path: `/property/001204/${HOME}`,
    api,
    ...given,
  });
  const sent = (call: string) =>
    shown.calls
      .filter(({ method, path }) => `${method} ${path}` === call)
      .map(({ query, body }) => query.get("id") ?? body);
  return { ...shown, sent };
}

const next = () => page.getByRole("link", { name: "Neste annonse" });
const previous = () => page.getByRole("link", { name: "Forrige annonse" });
const at = (id: string) => expect.element(page.getByRole("heading", { name: id })).toBeVisible();
const text = () => page.getByText("Text").element();

type Position = [x: number, y: number];

function touch(target: Element, type: string, [clientX, clientY]: Position) {
  const event = { pointerType: "touch", isPrimary: true, pointerId: 1, clientX, clientY };
  target.dispatchEvent(new PointerEvent(type, { ...event, bubbles: true, cancelable: true }));
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A finger that is put down, moved, and lifted again. */
function drag(target: Element, from: Position, to: Position) {
  touch(target, "pointerdown", from);
  touch(target, "pointermove", to);
  touch(target, "pointerup", to);
}

test("SAVE-039: without a press nothing is requested, and the next home is a plain link", async () => {
  const { calls } = await show();
  await expect.element(next()).toHaveAttribute("href", `/property/001204/${similar[0]}`);
  await expect.element(previous()).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test("SAVE-040..042, SAVE-047..049: the first press requests the similar homes once, and shows them one after the other", async () => {
  const { sent, router } = await show();
  await next().click();
  await at("similar001");
  expect(sent(SIMILAR)).toEqual([{ propertyId: HOME, filter: {}, size: 100 }]);
  expect(sent(PROPERTY)[0]).toBe("similar001");
  expect(router.state.location.pathname).toBe("/property/001204/similar001");
  await expect.element(previous()).toHaveAttribute("href", expect.stringContaining(HOME));

  await next().click();
  await at("similar002");
  await previous().click();
  await at("similar001");
  expect(sent(SIMILAR)).toHaveLength(1);
  // What was fetched is there; the queue goes on by itself meanwhile.
  expect(sent(PROPERTY).filter((id) => id === "similar001")).toHaveLength(1);
});

test("SAVE-039: arrow keys turn the homes over", async () => {
  await show();
  await expect.element(next()).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await at("similar001");
  await userEvent.keyboard("{ArrowLeft}");
  await at(HOME);
});

test("SAVE-039: arrow keys in a field are the field's, and with another key the browser's", async () => {
  const { calls } = await show();
  await expect.element(next()).toBeVisible();
  await page.getByLabelText("Beløp").click();
  await userEvent.keyboard("{ArrowRight}");
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
  expect(calls).toEqual([]);
});

test("SAVE-039: a finger swipes to the next home and back", async () => {
  await show();
  await expect.element(next()).toBeVisible();
  drag(text(), [300, 400], [180, 410]);
  await at("similar001");
  drag(text(), [100, 400], [220, 390]);
  await at(HOME);
});

test("SAVE-039: scrolling, a short pull, the edge of the window, rows that scroll and the map swipe nothing", async () => {
  const { calls } = await show();
  await expect.element(next()).toBeVisible();
  drag(text(), [300, 400], [290, 150]);
  drag(text(), [300, 400], [260, 400]);
  drag(text(), [384, 400], [200, 400]);
  drag(page.getByText("Bilde", { exact: true }).element(), [300, 400], [100, 400]);
  drag(page.getByText("Kart").element(), [300, 400], [100, 400]);
  // To the right there is nothing before the first home.
  drag(text(), [100, 400], [300, 400]);
  // The browser took the finger over.
  touch(text(), "pointerdown", [300, 400]);
  touch(text(), "pointercancel", [200, 400]);
  touch(text(), "pointerup", [100, 400]);
  expect(calls).toEqual([]);
  expect(getComputedStyle(text().closest("article") as Element).touchAction).toBe(
    "pan-y pinch-zoom",
  );
});

test("a pull shows on which side the home is, and whether lifting the finger shows it", async () => {
  await show();
  await expect.element(next()).toBeVisible();
  const arrow = () => document.querySelector("[data-side]");
  touch(text(), "pointerdown", [300, 400]);
  touch(text(), "pointermove", [270, 400]);
  await vi.waitFor(() => expect(arrow()?.matches("[data-side=next]:not([data-far])")).toBe(true));
  touch(text(), "pointermove", [200, 400]);
  await vi.waitFor(() => expect(arrow()?.matches("[data-far]")).toBe(true));
  touch(text(), "pointercancel", [200, 400]);
  await vi.waitFor(() => expect(arrow()).toBeNull());
});

test("SAVE-043: swipes in quick succession go on from the home that is on its way, each fetched at once", async () => {
  const { sent } = await show();
  await expect.element(next()).toBeVisible();
  for (const _ of [1, 2, 3]) await userEvent.keyboard("{ArrowRight}");
  await at("similar003");
  expect(sent(SIMILAR)).toHaveLength(1);
});

test("Back leads to the home where swiping began, after any number of homes; so does swiping back to it", async () => {
  const { router } = await show();
  await next().click();
  await at("similar001");
  await next().click();
  await at("similar002");
  await router.navigate(-1);
  await at(HOME);

  await next().click();
  await at("similar001");
  await previous().click();
  await at(HOME);
  expect(router.state.historyAction).toBe("POP");
});

test("the last home says so, and stays", async () => {
  await show({ api: { ...api, [SIMILAR]: { data: ["similar001"], pagination } } });
  await next().click();
  await at("similar001");
  await expect.element(next()).not.toBeInTheDocument();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByText("Dette er den siste annonsen.")).toBeVisible();
  await at("similar001");
});

test("at the last home nothing stands where its next link was pressed, and a pull shows no arrow", async () => {
  await show({ api: { ...api, [SIMILAR]: { data: ["similar001"], pagination } } });
  await expect.element(next()).toBeVisible();
  const { left: place } = next().element().getBoundingClientRect();
  await next().click();
  await at("similar001");
  await expect.element(next()).not.toBeInTheDocument();
  expect(previous().element().getBoundingClientRect().right).toBeLessThanOrEqual(place);

  touch(text(), "pointerdown", [300, 400]);
  touch(text(), "pointermove", [180, 400]);
  await nextFrame();
  await nextFrame();
  expect(document.querySelector("[data-side]")).toBeNull();
  touch(text(), "pointerup", [180, 400]);
  await expect.element(page.getByText("Dette er den siste annonsen.")).toBeVisible();
});

test("a home that is gone is passed over", async () => {
  const property = (call: StubCall) =>
    call.query.get("id") === "similar001" ? new StubError(404, "not_found") : homeOf(call);
  const { sent } = await show({ api: { ...api, [PROPERTY]: property } });
  await next().click();
  await at("similar002");
  await userEvent.keyboard("{ArrowLeft}");
  await at(HOME);
  expect(sent(PROPERTY).slice(0, 2)).toEqual(["similar001", "similar002"]);
});

test("where nothing responds the home stays, and says so; the next press tries again", async () => {
  let isDown = true;
  const similarHomes = () => (isDown ? new StubError(503, "not_ready") : api[SIMILAR]);
  await show({ api: { ...api, [SIMILAR]: similarHomes } });
  await next().click();
  await expect.element(page.getByText(/^Vi fikk ikke svar/)).toBeVisible();
  await at(HOME);
  isDown = false;
  await next().click();
  await at("similar001");
});

test("a link that is pressed by a key keeps the focus on the next page", async () => {
  await show();
  await expect.element(next()).toBeVisible();
  (next().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await at("similar001");
  await expect.element(next()).toHaveFocus();
});

test("SAVE-042: opened from results, the homes are those results in their order, and Back leads to them", async () => {
  const [sample] = sampleHomes("no");
  if (!sample) throw new Error("There is no sample home.");
  const ids = ["result0001", HOME, "result0003"];
  const data = ids.map((propertyId) => ({ ...sample, propertyId }));
  const search = { data, pagination: { ...pagination, perPage: 12 } };
  const { app, router, sent } = await show(
    { api: { ...api, "POST /api/v2/property/search": search } },
    null,
  );
  const { request } = readSearch("bedroomMin=2", app.page);
  await app.store.dispatch(searchApi.endpoints.search.initiate(request, { subscribe: false }));
  rememberResults(app.page, HOME, { pathname: "/list", search: "?bedroomMin=2" });
  await expect
    .element(previous())
    .toHaveAttribute("href", expect.stringMatching(/\/property\/\d{6}\/result0001$/));
  await next().click();
  await at("result0003");
  expect(router.state.historyAction).toBe("REPLACE");
  expect(sent(SIMILAR)).toEqual([]);

  // On the way from home to home the queue stays; from any other page it ends.
  rememberResults(app.page, HOME, { pathname: `/property/001204/result0003`, search: "" });
  expect(swipeStateOf(app.store).queue()).not.toBeNull();
  rememberResults(app.page, HOME, { pathname: "/", search: "" });
  expect(swipeStateOf(app.store).queue()).toBeNull();
});

test("a home that is in no results and has none like it shows no links", async () => {
  const { calls } = await show({}, null);
  await expect.element(page.getByText("Text")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("navigation")).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});
