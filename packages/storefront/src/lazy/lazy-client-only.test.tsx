import { useLingui } from "@lingui/react";
import { expect, test } from "vitest";
import { usePage } from "../page/use-page.ts";
import { renderWithStorefront } from "../testing/render-with-storefront.tsx";
import { lazyComponent } from "./lazy-component.tsx";

const messages = (text: string) => Promise.resolve({ messages: { "Draw area": [text] } });

test("shows a fallback until the component has loaded", async () => {
  let arrive: (module: { default: typeof Drawn }) => void = () => undefined;
  const Drawn = ({ count }: { count: number }) => <p>{`${count} homes`}</p>;
  const Part = lazyComponent(
    () => new Promise<{ default: typeof Drawn }>((resolve) => (arrive = resolve)),
    { render: "client-only" },
  );
  const screen = await renderWithStorefront(<Part count={3} fallback={<p>On its way</p>} />);
  await expect.element(screen.getByText("On its way")).toBeVisible();
  arrive({ default: Drawn });
  await expect.element(screen.getByText("3 homes")).toBeVisible();
});

function Drawing() {
  const { _ } = useLingui();
  return <p>{_("Draw area")}</p>;
}

test("loads its messages in the current language", async () => {
  const Part = lazyComponent<{ label?: string }>(() => Promise.resolve({ default: Drawing }), {
    render: "client-only",
    messages: {
      catalogs: { en: () => messages("Draw area"), no: () => messages("Tegn område") },
    },
  });
  const screen = await renderWithStorefront(<Part />, { region: "no", language: "no" });
  await expect.element(screen.getByText("Tegn område")).toBeVisible();
});

test("retries loading a component whose chunk failed", async () => {
  let requested = 0;
  const Part = lazyComponent<object>(
    () => {
      requested += 1;
      return requested === 1
        ? Promise.reject(new Error("offline"))
        : Promise.resolve({ default: () => <p>Here</p> });
    },
    { render: "client-only" },
  );
  const pages: Parameters<typeof Part.prepare>[0][] = [];
  function Reader() {
    pages.push(usePage());
    return null;
  }
  const screen = await renderWithStorefront(<Reader />);
  const [page] = pages;
  if (!page) throw new Error("no page");
  await expect(Part.prepare(page)).rejects.toThrow("offline");
  await Part.prepare(page);
  await screen.unmount();
  const again = await renderWithStorefront(<Part />);
  await expect.element(again.getByText("Here")).toBeVisible();
});
