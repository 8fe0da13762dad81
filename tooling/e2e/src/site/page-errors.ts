import type { ConsoleMessage, Page, Request, Response } from "@playwright/test";

/** Unexpected errors of a page. */
export interface Watch {
  /** One line for each error; must be empty at the end. */
  troubles: () => string[];
  /** Registers an error that the journey causes on purpose. */
  expect: (trouble: RegExp) => void;
}

/** A page that is left aborts its requests. */
const isGivenUp = (request: Request) => request.failure()?.errorText === "net::ERR_ABORTED";

/** Collects console errors, exceptions, failed requests and responses with 4xx and 5xx. */
export const watch = (page: Page): Watch => {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (["error", "warning"].includes(message.type())) {
      seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) => seen.push(`page error: ${error.stack ?? error.message}`));
  page.on("requestfailed", (request) => {
    if (!isGivenUp(request)) seen.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response: Response) => {
    if (response.status() >= 400) seen.push(`${response.status()}: ${response.url()}`);
  });
  return {
    troubles: () => seen.filter((trouble) => !expected.some((pattern) => pattern.test(trouble))),
    expect: (trouble) => void expected.push(trouble),
  };
};
