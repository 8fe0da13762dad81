import type { FastifyInstance } from "fastify";

/**
 * A `fetch` that requests the API in this process, under the host of a site, without any network. As a browser does, it
 * stores cookies and sends the headers of a same-origin page.
 */
export const injectedFetch = (app: FastifyInstance, host: string): typeof fetch => {
  const cookies = new Map<string, string>();
  return async (input, init = {}) => {
    // A form with a file, as the browser writes it.
    const form = init.body instanceof FormData ? new Response(init.body) : null;
    const response = await app.inject({
      method: init.method ?? "GET",
      url: input instanceof Request ? input.url : String(input),
      headers: {
        host,
        "sec-fetch-site": "same-origin",
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...Object.fromEntries(new Headers(init.headers)),
        ...(form && { "content-type": form.headers.get("content-type") ?? "" }),
      },
      ...(form && { payload: Buffer.from(await form.arrayBuffer()) }),
      ...(typeof init.body === "string" ? { payload: init.body } : {}),
      ...(init.body instanceof Blob && { payload: Buffer.from(await init.body.arrayBuffer()) }),
    });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value));
    const isEmpty = response.statusCode === 204;
    return new Response(isEmpty ? null : response.body, { status: response.statusCode, headers });
  };
};
