import { expect, test } from "vitest";
import { constantProperties, shortClasses, shortProperties } from "./short-names.ts";

test("a property has one short name in all styles, the most frequent the shortest", () => {
  const names = shortProperties(
    [":root{--gap: 1px; --edge: 2px}", "p{margin: var(--edge) var(--edge); padding: var(--gap)}"],
    [],
  );
  expect([...names]).toEqual([
    ["--edge", "--0"],
    ["--gap", "--1"],
  ]);
});

test("what a script mentions, whole or by its beginning, and what the styles only read keep their names", () => {
  const names = shortProperties(
    ["a{--pulled: 0; --agency-accent: red; --own: 1px; width: var(--trigger-width)}"],
    [`style["--pulled"] = role; const prefix = "--agency-";`],
  );
  expect([...names.keys()]).toEqual(["--own"]);
});

test("classes of two files never share a name, and one class keeps its name", () => {
  const nameOf = shortClasses(["/b.module.css", "/a.module.css"]);
  expect(nameOf("row", "/a.module.css")).toBe("b0");
  expect(nameOf("title", "/a.module.css")).toBe("b1");
  expect(nameOf("row", "/b.module.css")).toBe("c0");
  expect(nameOf("row", "/a.module.css")).toBe("b0");
  expect(() => nameOf("row", "/elsewhere.css")).toThrow("/elsewhere.css");
});

test("hundreds of files have names that no blocker of advertisements looks for", () => {
  const files = Array.from({ length: 600 }, (_none, index) => `/${String(index).padStart(3, "0")}`);
  const nameOf = shortClasses(files);
  const names = files.map((file) => nameOf("row", file));
  expect(new Set(names).size).toBe(files.length);
  expect(names.filter((name) => /[aeiou]/.test(name))).toEqual([]);
});

test("what is declared once for the whole page stands where it is read, unless it is long and often used", () => {
  const constants = constantProperties(
    [
      `:root { --step: 1rem; --gap: var(--step); --font: "A, B", sans-serif; --wide: clamp(1rem, 0.4rem + 2.4vw, 2.5rem); }
      p { font-family: var(--font); margin: var(--gap); inset: var(--wide) var(--wide) var(--wide); }`,
    ],
    [],
  );
  expect([...constants]).toEqual([
    ["--step", "1rem"],
    ["--gap", "1rem"],
    ["--font", '"A, B", sans-serif'],
  ]);
});

test("what a theme, a width, an element or a script changes is no constant, nor what depends on it", () => {
  const constants = constantProperties(
    [
      ":root{--line: red;--edge: 1px solid var(--line);--menu: 2rem;--pulled: 0px;--kept: 4px}",
      "[data-theme=dark]{--line: blue}",
      "@media (width < 640px) { :root { --menu: 4rem; --narrow: 1px } }",
      ".card{--inner: 2px}",
    ],
    [`style["--pulled"] = "3px"`],
  );
  expect([...constants.keys()]).toEqual(["--kept"]);
});
