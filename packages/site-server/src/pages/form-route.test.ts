import { expect, test } from "vitest";
import type { Rendered, RenderRequest } from "../render/create-renderer.tsx";
import { openTestServer } from "../testing/test-server.ts";

/** A server whose pages respond to forms with `rendered`, and the received forms. */
async function serverOf(rendered: Rendered) {
  const forms: Record<string, string>[] = [];
  const render = async ({ request }: RenderRequest) => {
    const data = await request.formData();
    forms.push(Object.fromEntries([...data].map(([name, value]) => [name, String(value)])));
    return rendered;
  };
  const app = await openTestServer({ render });
  const post = (
    payload: string,
    headers: Record<string, string> = {},
    url = "/property/001204/3f7q9z2k1m",
  ) =>
    app.inject({
      method: "POST",
      url,
      payload,
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    });
  return { post, forms };
}

const page: Rendered = {
  kind: "page",
  status: 422,
  html: "<p>Skriv en adresse.</p>",
  styleHashes: [],
  isCacheable: false,
};

test("passes a form to the page with its text and line breaks, and does not cache the response", async () => {
  const { post, forms } = await serverOf(page);
  const response = await post("name=K%C3%A5re+%26+co&message=a%0D%0Ab&email=");
  expect(response.statusCode).toBe(422);
  expect(response.headers["cache-control"]).toBe("private, no-store");
  expect(response.headers["content-security-policy"]).toContain("form-action 'self'");
  expect(forms).toEqual([{ name: "Kåre & co", message: "a\r\nb", email: "" }]);
});

test("redirects with 303 after a successful form", async () => {
  const { post } = await serverOf({ kind: "redirect", status: 303, location: "/x?sent=contact" });
  const response = await post("ask=contact");
  expect([response.statusCode, response.headers.location]).toEqual([303, "/x?sent=contact"]);
  expect(response.headers["cache-control"]).toBe("private, no-store");
});

test("rejects forms from another site, other content types and large bodies", async () => {
  const { post, forms } = await serverOf(page);
  expect((await post("ask=contact", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await post("{}", { "content-type": "application/json" })).statusCode).toBe(415);
  expect((await post(`message=${"a".repeat(70_000)}`)).statusCode).toBe(413);
  expect(forms).toEqual([]);
});

test("D41: redirects a provider's form post to the root with code and state only", async () => {
  const { post, forms } = await serverOf(page);
  const away = { "sec-fetch-site": "cross-site" };
  const sent = "state=apple-login.4f2a&code=c1&user=%7B%22name%22%3A%22x%22%7D";
  const response = await post(sent, away, "/?signin=apple");
  expect([response.statusCode, response.headers.location]).toEqual([
    303,
    "/?signin=apple&state=apple-login.4f2a&code=c1",
  ]);
  expect(response.headers["cache-control"]).toBe("private, no-store");
  expect((await post(sent, away, "/list")).statusCode).toBe(403);
  expect((await post("state=other.4f2a&code=c1", away, "/")).statusCode).toBe(403);
  expect(forms).toEqual([]);
});
