import { paths } from "@hjem/domain/paths";
import { storageKeys } from "@hjem/storefront/storage-keys";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { expect, test } from "vitest";
import { feature } from "./feature.ts";
import { buildPolicy } from "./policy-model.ts";

const pageOf = async (region: "no" | "au") => {
  const { app } = await renderWithStorefront(null, {
    region,
    features: [{ ...feature, routes: [] }],
  });
  return app.page;
};
const textOf = (...[page, pathname]: Parameters<typeof buildPolicy>) =>
  JSON.stringify(buildPolicy(page, pathname));

test("A10: registration's terms, privacy and cookies each have a page", () => {
  const known = feature.routes.map(({ path }) => path);
  for (const { path } of [
    paths.termsAndConditions,
    paths.salesConditions,
    paths.privacyPolicy,
    paths.cookiePolicy,
    paths.policyCookie,
    paths.policy,
    paths.gdpr,
    paths.blankPolicy,
  ]) {
    expect(known).toContain(path);
  }
});

test.each([
  ["no", "Brukervilkår", "norsk rett", "Datatilsynet", "personopplysningsloven"],
  ["au", "Terms of use", "Australian law", "OAIC", "Privacy Act 1988"],
] as const)(
  "the policies of %s name the market's law and retention periods, and link to each other",
  async (region, title, law, authority, act) => {
    const page = await pageOf(region);
    const terms = buildPolicy(page, paths.termsAndConditions.to());
    expect(terms.title).toBe(title);
    expect(JSON.stringify(terms)).toContain(law);
    expect(terms.links.map(({ href }) => href)).toEqual([
      "/sales-conditions",
      "/privacy-policy",
      "/cookie-policy",
    ]);
    const privacy = textOf(page, paths.privacyPolicy.to());
    for (const named of [authority, act, "24", "90", "14", "30"]) expect(privacy).toContain(named);
    expect(textOf(page, paths.gdpr.to())).toBe(privacy);
  },
);

test("lists every key that the site stores in the browser, with its purpose", async () => {
  const { sections } = buildPolicy(await pageOf("no"), paths.cookiePolicy.to());
  const entries = sections.flatMap((section) => section.entries);
  const named = entries.filter(({ purpose }) => purpose !== "").map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(Object.keys(storageKeys)));
});

test("CMS-006: the standalone page is called Policy, and /policy links to all four", async () => {
  const page = await pageOf("no");
  expect(buildPolicy(page, "/blank/policy/no").head.title).toBe("Policy");
  expect(buildPolicy(page, "/policy/").links).toHaveLength(4);
});

test("D27: the demo says that its texts are examples; a live site names who is responsible", async () => {
  const page = await pageOf("au");
  for (const { path } of [paths.termsAndConditions, paths.privacyPolicy, paths.cookiePolicy]) {
    expect(buildPolicy({ ...page, isDemo: true }, path).lead).toBe(
      "This site is a demo. The text is an example and does not apply to a real service.",
    );
    const { lead } = buildPolicy({ ...page, isDemo: false }, path);
    expect(lead).toContain("The operator of this site is responsible for it.");
    expect(lead).not.toContain("demo");
  }
});

test("CMS-014: the terms of sale say what is free, and that no listing is sold yet", async () => {
  const { title, sections } = buildPolicy(await pageOf("no"), paths.salesConditions.to());
  expect(title).toBe("Salgsvilkår");
  expect(JSON.stringify(sections)).toContain("gratis");
});
