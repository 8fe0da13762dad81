import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const formAction = (policy: string) => /form-action ([^;]*)/.exec(policy)?.[1];

test("a page's forms may post to the site and to the providers whose buttons it shows only", () => {
  expect(formAction(contentSecurityPolicy([], []))).toBe("'self'");
  expect(
    formAction(
      contentSecurityPolicy([], [], {
        providers: ["https://accounts.google.com", "https://appleid.apple.com"],
      }),
    ),
  ).toBe("'self' https://accounts.google.com https://appleid.apple.com");
});

test("D105: nobody frames a page, but the site its own previews", () => {
  expect(contentSecurityPolicy([], [])).toContain("frame-ancestors 'none'");
  expect(contentSecurityPolicy([], [], { isFramedBySite: true })).toContain(
    "frame-ancestors 'self'",
  );
});
