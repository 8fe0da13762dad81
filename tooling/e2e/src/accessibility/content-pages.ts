import { paths } from "@hjem/domain/paths";
import type { ShownPage, Visit } from "./shown-page.ts";

/** The first link of a page of the server that matches; a page that is looked for has to be there. */
const linkOn =
  (address: string, pattern: RegExp) =>
  async ({ server }: Visit): Promise<string> => {
    const response = await server.get(address);
    const href = pattern.exec(await response.text())?.[1];
    if (href === undefined) throw new Error(`${address} has no link that matches ${pattern}.`);
    return href.replaceAll("&amp;", "&");
  };

const policies = {
  "cookie policy": paths.cookiePolicy,
  privacy: paths.privacyPolicy,
  rights: paths.gdpr,
  "terms of use": paths.termsAndConditions,
  "terms of sale": paths.salesConditions,
  "all policies": paths.policy,
};

/** Texts of the content service, with the card of the consent, and pages of places and projects. */
export const contentPages: readonly ShownPage[] = [
  ...Object.entries(policies).map(([name, path]): ShownPage => ({ name, address: path.to() })),
  { name: "policy alone", address: ({ site }) => paths.blankPolicy.to(site.language.code) },
  { name: "guides", address: paths.page.to("guides") },
  {
    name: "guide",
    address: linkOn(paths.page.to("guides"), /<main[^]*?href="(\/page\/(?!guides)[a-z-]+)/),
  },
  { name: "glossary", address: linkOn("/", /<footer[^]*?href="(\/page\/(?:ordliste|glossary))"/) },
  { name: "place", address: linkOn("/", /href="(\/locations\/[^"?#]+)/) },
  {
    name: "project",
    address: linkOn("/list?listingType=new_homes", /href="(\/property\/[^"?#]+)#units"/),
  },
  {
    name: "consent",
    address: `${paths.cookiePolicy.to()}#consent`,
    reach: async (visit) => {
      await visit.page.locator("[data-consent]").getByRole("switch").first().waitFor();
    },
  },
];
