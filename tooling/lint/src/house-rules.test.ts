import { describe, expect, test } from "vitest";
import { houseRules } from "./house-rules.ts";

const broken = (path: string, text = "") =>
  houseRules.filter((rule) => rule.check({ path, text }).length > 0).map((rule) => rule.name);

const lines = (count: number) => "x\n".repeat(count);

describe("the house's rules", () => {
  test("a file of 300 lines passes, one of 301 does not", () => {
    expect(broken("packages/ui/src/chip/chip.tsx", lines(300))).toEqual([]);
    expect(broken("packages/ui/src/chip/chip.tsx", lines(301))).toHaveLength(1);
    expect(broken("packages/ui/src/chip/chip.test.tsx", lines(400))).toEqual([]);
  });

  test("three folders below src pass, four do not", () => {
    expect(broken("apps/api/src/a/b/c/d.ts")).toEqual([]);
    expect(broken("apps/api/src/a/b/c/d/e.ts")).toHaveLength(1);
  });

  test.each([
    "packages/ui/src/utils.ts",
    "packages/ui/src/date-helpers/a.ts",
    "packages/core/a.ts",
  ])("%s is rejected for its name", (path) => expect(broken(path)).toHaveLength(1));

  test("production code may not catch an error without using it or stating a reason", () => {
    const path = "apps/api/src/a/b.ts";
    expect(broken(path, "try {\n} catch {\n  return null;\n}\n")).toHaveLength(1);
    expect(broken(path, "await work.catch(() => undefined);\n")).toHaveLength(1);
    expect(broken(path, "// Caught: it is over.\nawait work.catch(() => undefined);\n")).toEqual(
      [],
    );
    expect(broken(path, "} catch (error) {\n")).toEqual([]);
    expect(broken("packages/ui/src/a/b.ts", "} catch {\n")).toHaveLength(1);
    expect(broken("packages/ui/src/testing/b.ts", "} catch {\n")).toEqual([]);
  });

  test("folders and files may be named after kinds of things", () => {
    expect(broken("packages/region-no/src/draft-property-types.ts")).toEqual([]);
  });

  test("component files are kebab-case too", () => {
    expect(broken("packages/ui/src/chip/Chip.tsx")).toHaveLength(1);
    expect(broken("packages/ui/src/chip/chip.module.css")).toEqual([]);
  });

  test("a raw colour or gap is rejected outside tokens and themes", () => {
    const path = "packages/search/src/list/list-page.module.css";
    expect(broken(path, "a { color: #fff; }")).toEqual(["colours are tokens"]);
    expect(broken(path, "a {\n  padding: 4px 8px;\n}")).toEqual(["gaps of pages are tokens"]);
    expect(broken(path, "a {\n  padding: var(--space-small);\n  margin: -1px;\n}")).toEqual([]);
    expect(broken("apps/no/src/theme.css", "a { color: #fff; }")).toEqual([]);
    expect(broken(path, "/* was #fff */ a { color: var(--color-text); }")).toEqual([]);
  });

  test("stories describe the use and the accessibility of their component", () => {
    const path = "packages/ui/src/chip/chip.stories.tsx";
    const described = (text: string) =>
      `parameters: { docs: { description: { component: \`${text}\` } } }`;
    const use = "**Use.** A selected \\`filter\\`.";
    const accessibility = "**Accessibility.** A native link.";
    expect(broken(path, described(`${use} ${accessibility}`))).toEqual([]);
    expect(broken(path, described(use))).toHaveLength(1);
    expect(broken(path, described(accessibility))).toHaveLength(1);
    expect(broken(path, described(`${use} **Accessibility.** `))).toHaveLength(1);
    expect(broken(path, "const meta = {};")).not.toEqual([]);
    expect(broken("packages/ui/src/chip/chip.tsx", "const meta = {};")).toEqual([]);
  });

  test("a barrel file is rejected", () => {
    expect(broken("packages/ui/src/doors.ts", 'export * from "./chip.ts";')).toHaveLength(1);
  });
});
