import type { Draft } from "@hjem/domain/draft/draft";
import { sessionChanged } from "@hjem/storefront/session-slice";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Component, loader } from "../my-listing-page.tsx";
import { fileSender, openQueue } from "../photos/open-queue.ts";
import type { SendResult } from "../photos/upload-queue.ts";
import { saleDraft } from "../testing/sample-draft.ts";
import { samplePhoto } from "../testing/sample-photo.ts";
import { feature } from "../testing/test-feature.ts";

/** Each test has a draft of its own: uploads live as long as the page. */
let drafts = 0;

const goOn = () => page.getByRole("button", { name: /^Neste/ }).click();
const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const photoStep = (state: string) =>
  page.getByRole("link", { name: new RegExp(`^Bilder.*${state}`) });
const closeTab = () =>
  window.dispatchEvent(new Event("beforeunload", { cancelable: true })) ? "closes" : "asks";

/** Chooses the first photo of a draft and goes on at once; returns how its upload ends. */
async function choosePhotoAndGoOn(given: Partial<Draft> = { location: {} }) {
  drafts += 1;
  const id = `0199c8a0-0000-7000-8000-0000000${String(drafts).padStart(5, "a")}`;
  const path = `/api/user/properties/draft/${id}`;
  const draft = saleDraft({ id, images: [], ...given });
  const { app, router } = await renderWithStorefront(<Component />, {
    region: "no",
    path: `/my-listing?draft=${id}&tab=type`,
    features: [feature],
    person: samplePerson,
    loader,
    api: {
      [`GET ${path}/preview`]: { data: draft },
      [`POST ${path}/payment/current`]: new StubError(503, "not_ready"),
    },
  });
  const upload = Promise.withResolvers<SendResult>();
  openQueue(app.store, { draftId: id, kind: "images", send: () => upload.promise });
  await goOn();
  await expect.element(heading("Bilder")).toBeVisible();
  await expect.poll(() => document.querySelector("input[type=file]")).not.toBeNull();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no input");
  await userEvent.upload(input, new File(["x"], "kitchen.png", { type: "image/png" }));
  await expect.element(page.getByText("0 av 1 bilde er lastet opp")).toBeVisible();
  await goOn();
  await expect.element(heading("Beliggenhet")).toBeVisible();
  const arrive = () => {
    const images = [samplePhoto(1)];
    const stored = { ...draft, images, version: draft.version + 1 };
    upload.resolve({ kind: "sent", fileId: images[0]?.id ?? "", draft: stored });
  };
  return { app, router, draft, arrive, finish: upload.resolve };
}

test("D101: a photo that is still being sent holds nobody up: Next leads on, and the photo is taken over there", async () => {
  const { arrive } = await choosePhotoAndGoOn();
  await expect.element(photoStep("ferdig")).toBeVisible();
  expect(closeTab()).toBe("asks");
  arrive();
  await expect.poll(closeTab).toBe("closes");
  await expect.element(photoStep("ferdig")).toBeVisible();
});

test("D101: a photo that is refused after Next is missing again, and the step that was opened stays", async () => {
  const { finish } = await choosePhotoAndGoOn();
  finish({ kind: "refused", message: "Filen er ikke et bilde." });
  await expect.element(photoStep("1 ting gjenstår")).toBeVisible();
  await expect.element(heading("Beliggenhet")).toBeVisible();
  expect(closeTab()).toBe("closes");
});

/** A home that lacks nothing but its photos. */
const withoutPhotos: Partial<Draft> = {
  propertyDetail: {
    ownerType: "user",
    propertyTypes: ["apartment"],
    title: "Lys leilighet med balkong",
  },
  priceAndDate: { askingPrice: 4_350_000 },
  contacts: { name: "Kari Demo", email: "kari@example.no" },
};

test("D101: whoever goes on to payment before the first photo has arrived pays as soon as it is there", async () => {
  const { arrive, router } = await choosePhotoAndGoOn(withoutPhotos);
  await goOn();
  await goOn();
  await page.getByRole("button", { name: "Gå til betaling" }).click();
  await expect.element(heading("Bildene lastes opp")).toBeVisible();
  expect(router.state.location.search).toContain("mode=payment");
  arrive();
  await expect.element(heading("Betaling")).toBeVisible();
});

test("D101: a first photo that is refused meanwhile is named before the payment", async () => {
  const { finish } = await choosePhotoAndGoOn(withoutPhotos);
  await goOn();
  await goOn();
  await page.getByRole("button", { name: "Gå til betaling" }).click();
  await expect.element(heading("Bildene lastes opp")).toBeVisible();
  finish({ kind: "refused", message: "Filen er ikke et bilde." });
  await expect.element(heading("Annonsen er ikke klar")).toBeVisible();
  await expect.element(page.getByRole("link", { name: /feltet Bilder/ })).toBeVisible();
});

test("a file that waits is not sent once its person has signed out, and closing the page asks nobody", async () => {
  const { app, draft, finish } = await choosePhotoAndGoOn();
  app.store.dispatch(sessionChanged({ kind: "visitor", hasLeft: true }));
  const dispatch = vi.spyOn(app.store, "dispatch");
  const send = fileSender(app.store, draft.id, "not sent");
  const sent = await send({
    kind: "images",
    file: new File(["x"], "kitchen.png", { type: "image/png" }),
    isResumed: true,
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  expect(dispatch).not.toHaveBeenCalled();
  finish(sent);
  await expect.poll(closeTab).toBe("closes");
});
