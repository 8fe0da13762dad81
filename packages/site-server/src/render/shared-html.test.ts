import { DrawnParts, lazyComponent } from "@hjem/storefront/lazy-component";
import { createElement, type ReactElement, useId } from "react";
import { expect, test } from "vitest";
import { renderToHtml } from "./render-to-html.tsx";
import { createSharedHtml } from "./shared-html.tsx";

interface CardProps {
  home: { title: string };
  note?: string;
}

let rendered: string[] = [];

const Price = () => createElement("b", null, 1);
const LazyPrice = lazyComponent(
  Object.assign(async () => ({ default: Price }), { module: "price.tsx" }),
);

function Card({ home, note = "none" }: CardProps) {
  rendered.push(home.title);
  return createElement("article", null, home.title, ": ", note, createElement(LazyPrice));
}

function LabelledCard({ home }: CardProps) {
  rendered.push(home.title);
  return createElement("article", { "aria-labelledby": useId() }, home.title);
}

const htmlSource = ({ home, note }: CardProps) => (note ? null : home);
const cardOf = (Component: typeof Card, module: string) =>
  lazyComponent<CardProps>(
    Object.assign(async () => ({ default: Component }), { module }),
    { htmlSource },
  );

/** Renders pages of one site; a page is a list of cards. Code that is loaded by the first page is there for the next. */
async function openSite(Component = Card) {
  const Result = cardOf(Component, "card.tsx");
  const shareHtml = createSharedHtml();
  const elementOf = (cards: readonly CardProps[]) =>
    createElement(
      "ul",
      null,
      cards.map((card) =>
        createElement("li", { key: card.home.title }, createElement(Result, card)),
      ),
    );
  const withoutSharing = async (...cards: CardProps[]) =>
    (await renderToHtml(elementOf(cards))).toString();
  const drawPage = async (scope: string, ...cards: CardProps[]) => {
    const parts = new Set<string>();
    const inContext = (element: ReactElement, own: Set<string>) =>
      createElement(DrawnParts, { value: own }, element);
    const html = await renderToHtml(elementOf(cards), shareHtml({ scope, parts, inContext }));
    return { html: html.toString(), parts: [...parts] };
  };
  await withoutSharing({ home: { title: "first" } });
  rendered = [];
  return { withoutSharing, drawPage };
}

const homes = [{ home: { title: "Bø & Å" } }, { home: { title: "Skagen" } }];

test("a page with shared HTML is the page that React renders, byte for byte", async () => {
  const { withoutSharing, drawPage } = await openSite();
  const whole = await withoutSharing(...homes);
  expect(whole).toContain("Bø &amp; Å");
  expect((await drawPage("no", ...homes)).html).toBe(whole);
  expect((await drawPage("no", ...homes)).html).toBe(whole);
});

test("a home that another page has shown is not rendered again, and its page knows what styles it needs", async () => {
  const { drawPage } = await openSite();
  await drawPage("no 12:01", ...homes);
  rendered = [];
  const { html, parts } = await drawPage(
    "no 12:01",
    { home: { title: "Skagen" } },
    { home: { title: "Lofoten" } },
  );
  expect(rendered).toEqual(["Lofoten"]);
  expect(html.indexOf("Skagen")).toBeLessThan(html.indexOf("Lofoten"));
  expect(parts).toContain("price.tsx");
});

test("in another language or minute, or once the home has changed, it is rendered again", async () => {
  const { drawPage } = await openSite();
  await drawPage("no 12:01", { home: { title: "Skagen" } });
  rendered = [];
  await drawPage("en 12:01", { home: { title: "Skagen" } });
  await drawPage("no 12:02", { home: { title: "Skagen" } });
  await drawPage("no 12:01", { home: { title: "Skagen, sold" } });
  expect(rendered).toEqual(["Skagen", "Skagen", "Skagen, sold"]);
});

test("what the page says of a home is rendered for that page alone", async () => {
  const { drawPage } = await openSite();
  await drawPage("no", { home: { title: "Skagen" } });
  const { html } = await drawPage("no", { home: { title: "Skagen" }, note: "has a balcony" });
  expect(html).toContain("has a balcony");
  expect((await drawPage("no", { home: { title: "Skagen" } })).html).not.toContain("balcony");
});

test("a component with an id that hydration looks for is rendered with its page", async () => {
  const { withoutSharing, drawPage } = await openSite(LabelledCard);
  const whole = await withoutSharing(...homes);
  expect(whole).toContain("aria-labelledby");
  expect((await drawPage("no", ...homes)).html).toBe(whole);
});
