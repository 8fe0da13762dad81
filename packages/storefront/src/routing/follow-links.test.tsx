import { expect, test } from "vitest";
import { stepFor } from "./follow-links.ts";

const here = new URL("http://no.localhost/list?page=2") as unknown as Location;
const press = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};
const link = (href: string, attributes: Record<string, string> = {}) => {
  const anchor = document.createElement("a");
  anchor.href = new URL(href, here.href).href;
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
  return anchor;
};

test("the router handles a plain click on a link to this site", () => {
  expect(stepFor(press, link("/list?page=3#top"), here)).toEqual({
    to: "/list?page=3#top",
    replace: false,
    preventScrollReset: false,
  });
});

test("a link can replace the current history entry and keep the scroll position", () => {
  const step = stepFor(press, link("/list", { "data-replace": "", "data-keeps-scroll": "" }), here);
  expect(step).toMatchObject({ replace: true, preventScrollReset: true });
});

test.each([
  ["another site", link("https://example.test/")],
  ["the API", link("/api/docs")],
  ["a picture", link("/media/abc-800.webp")],
  ["a new window", link("/list", { target: "_blank" })],
  ["a file to keep", link("/list", { download: "" })],
  ["a page to load afresh", link("/list", { "data-reload": "" })],
])("the browser handles a link to %s", (_what, anchor) => {
  expect(stepFor(press, anchor, here)).toBeNull();
});

test.each(["metaKey", "ctrlKey", "shiftKey", "altKey", "defaultPrevented"])(
  "the browser handles a click with %s",
  (key) => {
    expect(stepFor({ ...press, [key]: true }, link("/list"), here)).toBeNull();
  },
);

test("ACC-036, D5: the browser handles a link to a fragment and moves the focus; a missing one goes to the top of the page", () => {
  const target = document.createElement("section");
  target.id = "map";
  document.body.append(target);
  expect(stepFor(press, link("/list?page=2#map"), here)).toBeNull();
  target.remove();
  expect(stepFor(press, link("/list?page=2#map"), here)?.to).toBe("/list?page=2#map");
});
