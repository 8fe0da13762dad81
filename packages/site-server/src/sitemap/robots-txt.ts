import { paths } from "@hjem/domain/paths";

/** Where the paths of a pattern begin: `/r/` of `/r/:sourceName/…`. */
const beginning = (pattern: string): string => pattern.replace(/:.*$/, "");

/** Paths disallowed for crawlers: what belongs to one person, redirects, forms, and the API. */
const disallowed = [
  "/api/",
  paths.user.path,
  paths.myListing.path,
  paths.login.path,
  paths.adminListing.path,
  beginning(paths.preview.path),
  beginning(paths.redirect.path),
  paths.listFilters.path,
  paths.error.path,
];

/** A site's robots.txt, with its sitemap under the origin of the site (D49). */
export const robotsTxt = (origin: string): string =>
  [
    "User-agent: *",
    ...disallowed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
