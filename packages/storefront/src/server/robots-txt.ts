import { paths } from "@hjem/domain/paths";

/** What crawlers leave alone: everything that belongs to one person, and the API. */
const disallowed = [
  "/api/",
  paths.user.path,
  paths.myListing.path,
  paths.login.path,
  paths.adminListing.path,
  paths.error.path,
];

export const robotsTxt = [
  "User-agent: *",
  ...disallowed.map((path) => `Disallow: ${path}`),
  "",
].join("\n");
