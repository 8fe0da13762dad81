import { expect, test } from "vitest";
import { showHead } from "./show-head.ts";

test("the line that says of when a kept page is goes when another page is opened", () => {
  const line = document.createElement("p");
  line.dataset.head = "";
  document.body.append(line);
  showHead([{ tag: "title", attributes: {}, text: "List" }]);
  expect(line.isConnected).toBe(false);
  expect(document.head.querySelector("[data-head]")?.textContent).toBe("List");
  showHead([]);
});
