import { expect, test } from "vitest";
import { withoutStyles } from "./loaded-styles.ts";

const script = (files: readonly string[], body: string) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n${body}`;
const body =
  "a(()=>import(`./b.js`),__vite__mapDeps([0,1,2]));a(()=>import(`./c.js`),__vite__mapDeps([1]))";

test("a script lists the styles that are not loaded with it, by their new positions", () => {
  const code = script(["a.css", "b.css", "c.css"], body);
  expect(withoutStyles(code, new Set(["b.css"]))).toBe(
    script(
      ["a.css", "c.css"],
      "a(()=>import(`./b.js`),__vite__mapDeps([0,1]));a(()=>import(`./c.js`),[])",
    ),
  );
});

test("a script whose styles are all loaded has no list, and one without dynamic imports stays as it is", () => {
  const code = script(["a.css"], "a(()=>import(`./b.js`),__vite__mapDeps([0]))");
  expect(withoutStyles(code, new Set(["a.css"]))).toBe("a(()=>import(`./b.js`),[])");
  expect(withoutStyles("b()", new Set(["a.css"]))).toBe("b()");
});

test("a list of an unknown form fails the build", () => {
  expect(() => withoutStyles("var __vite__mapDeps=[]", new Set())).toThrow(/unknown form/);
});
