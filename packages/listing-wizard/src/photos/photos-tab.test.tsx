import type { Draft, DraftImage } from "@hjem/domain/draft/draft";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import type { StubCall } from "@hjem/storefront/testing/stub-api";
import { useCallback, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useArrivingPhotos } from "../model/arriving-files.ts";
import { InMarket, loader } from "../testing/in-market.tsx";
import { saleDraft } from "../testing/sample-draft.ts";
import { samplePhoto } from "../testing/sample-photo.ts";
import { feature } from "../testing/test-feature.ts";
import { openQueue } from "./open-queue.ts";
import PhotosTab from "./photos-tab.tsx";
import type { SendCall, SendResult } from "./upload-queue.ts";

const photo = (name: string, type = "image/png") => new File(["x"], name, { type });

/** Each test has a draft of its own: uploads live as long as the page. */
let drafts = 0;

interface Shown extends RenderOptions {
  draft?: Partial<Draft>;
  /** What reading the draft again gives. */
  stored?: Partial<Draft>;
}

async function show({ draft: given, stored, ...options }: Shown = {}) {
  drafts += 1;
  const id = `0199c8a0-0000-7000-8000-${String(drafts).padStart(12, "0")}`;
  const first = saleDraft({ id, images: [], ...given });
  const calls: (SendCall & { finish: (result: SendResult) => void })[] = [];
  const send = (call: SendCall) =>
    new Promise<SendResult>((finish) => calls.push({ ...call, finish }));
  const path = `/api/user/properties/draft/${id}`;
  const current = { draft: first };
  const respond = (images: DraftImage[]) => ({
    data: { ...current.draft, images, version: current.draft.version + 1 },
  });
  const stubs: Record<string, (call: StubCall) => object> = {
    [`PATCH ${path}/images/sort`]: ({ body }) => {
      const { images } = body as { images: string[] };
      return respond(
        images.flatMap((each) => current.draft.images.find((image) => image.id === each) ?? []),
      );
    },
  };
  function Tab() {
    const [draft, setDraft] = useState(first);
    const receive = useCallback((next: Draft) => {
      current.draft = next;
      setDraft(next);
    }, []);
    const reread = useCallback(async () => receive({ ...current.draft, ...stored }), [receive]);
    useArrivingPhotos(id, { receive, reread });
    return (
      <PhotosTab draft={draft} change={() => {}} receive={receive} reread={reread} send={send} />
    );
  }
  const rendered = await renderWithStorefront(
    <InMarket>
      <Tab />
    </InMarket>,
    {
      loader,
      region: "au",
      features: [feature],
      ...options,
      api: stubs,
    },
  );
  onTestFinished(() => {
    // Uploads live as long as the page, which is that of the next test too.
    for (const kind of ["images", "attachments"] as const) {
      openQueue(rendered.app.store, { draftId: id, kind, send }).queue.cancelAll();
    }
  });
  return { ...rendered, sent: calls, current, path, respond, stubs };
}

/** Chooses files as a person does in the system's dialog. */
const choose = async (files: File[], index = 0) => {
  const input = document.querySelectorAll<HTMLInputElement>("input[type=file]")[index];
  if (!input) throw new Error("no input");
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
};

const numbers = () =>
  page
    .getByRole("button", { name: /^Move photo/ })
    .elements()
    .map((grip) => grip.closest<HTMLElement>("[data-photo]")?.dataset.photo?.slice(-1));

test("LIST-076: photos that are chosen stand in their places at once, with their progress, and are ready one by one", async () => {
  const ready = samplePhoto(1);
  const { sent, current } = await show({ stored: { images: [ready] } });
  await choose([photo("a.png"), photo("b.png")]);
  await expect.element(page.getByText("Uploading, 0 %")).toBeVisible();
  await expect.element(page.getByText("Waiting", { exact: true })).toBeVisible();
  await expect.element(page.getByText("0 of 2 photos uploaded")).toBeVisible();
  sent[0]?.onProgress(0.64);
  await expect.element(page.getByText("Uploading, 64 %")).toBeVisible();
  const processing = samplePhoto(1, { state: "processing", color: null, ratio: null });
  const draft = { ...current.draft, images: [processing] };
  sent[0]?.finish({ kind: "sent", fileId: processing.id, draft });
  await expect.element(page.getByText("Processing")).toBeVisible();
  await expect.element(page.getByText("1 of 2 photos uploaded")).toBeVisible();
  // It is read again until it is ready.
  await expect.element(page.getByRole("combobox", { name: "Room of photo 1" })).toBeVisible();
  await expect.element(page.getByText("Cover photo")).toBeVisible();
});

test("D101: of more files than a listing can have, as many as there is room for are sent, and the others are counted", async () => {
  const { sent } = await show({
    draft: { images: Array.from({ length: 78 }, (_, index) => samplePhoto(index + 1)) },
  });
  await choose([photo("note.txt", "text/plain"), photo("a.png"), photo("b.png"), photo("c.png")]);
  await expect
    .element(page.getByText("A listing can have at most 80 photos. 2 files were not added."))
    .toBeVisible();
  await expect.element(page.getByText("0 of 1 photo uploaded")).toBeVisible();
  // The one that was refused is no photo of the listing: there is room for another.
  await expect.element(page.getByRole("heading", { name: "79 of 80 photos" })).toBeVisible();
  await choose([photo("d.png"), photo("e.png")]);
  await expect
    .element(page.getByText("A listing can have at most 80 photos. 1 file was not added."))
    .toBeVisible();
  expect(sent.map(({ file }) => file.name)).toEqual(["a.png"]);
});

test("D101: without network uploads wait and say so; they go on at once when the network is back", async () => {
  const { sent } = await show();
  await choose([photo("a.png")]);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.finish({ kind: "unreachable" });
  await expect.element(page.getByText("Waiting for the network", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try now" })).toBeVisible();
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText("Uploading, 0 %")).toBeVisible();
  expect(sent[1]?.isResumed).toBe(true);
});

test("a file that is no photo says what is accepted, and is replaced or removed in its place", async () => {
  const { sent } = await show();
  await choose([photo("IMG_2041.tiff", "image/tiff")]);
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("IMG_2041.tiffIt can't be used. Choose JPG, PNG, WebP or AVIF.");
  expect(sent).toHaveLength(0);
  await page.getByRole("button", { name: "Remove IMG_2041.tiff" }).click();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("an upload is cancelled, or all of them at once", async () => {
  const { sent } = await show();
  await choose([photo("a.png"), photo("b.png"), photo("c.png")]);
  await page.getByRole("button", { name: "Cancel", exact: true }).first().click();
  await expect.element(page.getByText("0 of 2 photos uploaded")).toBeVisible();
  expect(sent[0]?.signal.aborted).toBe(true);
  await page.getByRole("button", { name: "Cancel the rest" }).click();
  await expect.element(page.getByText(/photos uploaded/)).not.toBeInTheDocument();
});

test("photos are pasted", async () => {
  await show();
  const clipboardData = new DataTransfer();
  clipboardData.items.add(photo("pasted.png"));
  window.dispatchEvent(new ClipboardEvent("paste", { clipboardData }));
  await expect.element(page.getByText("0 of 1 photo uploaded")).toBeVisible();
});

test("LIST-077: photos are ordered with the keyboard, and each step is announced", async () => {
  const { calls } = await show({
    draft: { images: [samplePhoto(1), samplePhoto(2), samplePhoto(3)] },
  });
  const grip = page.getByRole("button", { name: "Move photo 3" });
  grip.element().focus();
  await userEvent.keyboard(" ");
  await expect.element(page.getByText(/Photo 3 of 3 is lifted/)).toBeInTheDocument();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(page.getByText("Place 1 of 3")).toBeInTheDocument();
  await userEvent.keyboard(" ");
  await expect.element(page.getByText("The photo is the cover photo.")).toBeInTheDocument();
  expect(numbers()).toEqual(["3", "1", "2"]);
  await vi.waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith("/sort"))?.body).toEqual({
      images: [samplePhoto(3).id, samplePhoto(1).id, samplePhoto(2).id],
    }),
  );
  await userEvent.keyboard(" {ArrowRight}{Escape}");
  expect(numbers()).toEqual(["3", "1", "2"]);
});

test("LIST-077: a photo is dragged to its place", async () => {
  await show({ draft: { images: [samplePhoto(1), samplePhoto(2), samplePhoto(3)] } });
  const grip = page.getByRole("button", { name: "Move photo 1" });
  await userEvent.dragAndDrop(grip, page.getByRole("button", { name: "Move photo 3" }));
  await vi.waitFor(() => expect(numbers()).toEqual(["2", "3", "1"]));
});

test("LIST-073: a room that the file's name gave is there, and changed with the choice beside it", async () => {
  const named = samplePhoto(1, { category: "dining_room", name: "Dining room.jpg" });
  const chosen = samplePhoto(2, { category: "kitchen", name: "Dining room 2.jpg" });
  const { calls } = await show({ draft: { images: [named, chosen] } });
  const room = page.getByRole("combobox", { name: "Room of photo 1" });
  await expect.element(room).toHaveDisplayValue("Dining room");
  await page.getByRole("button", { name: "Change the room of photo 1" }).click();
  await expect.element(room).toHaveFocus();
  await room.selectOptions("Living room");
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({
      category: "living_room",
    }),
  );
  await expect
    .element(page.getByRole("button", { name: "Change the room of photo 2" }))
    .not.toBeInTheDocument();
});

test("LIST-078: a photo that is the same as another is removed with one press, and brought back", async () => {
  const images = [samplePhoto(1), samplePhoto(2, { sameAs: samplePhoto(1).id })];
  const id = samplePhoto(2).id;
  const { calls, stubs, path, respond } = await show({ draft: { images } });
  stubs[`DELETE ${path}/images/${id}`] = () => respond(images.slice(0, 1));
  stubs[`POST ${path}/images/${id}/restore`] = () => respond(images);
  await expect.element(page.getByText(/Same as photo 1/)).toBeVisible();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect.element(page.getByText("1 of 80 photos")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByText("2 of 80 photos")).toBeVisible();
  expect(calls.map(({ method }) => method)).toEqual(["DELETE", "POST"]);
});

test("a photo has a description, which its room proposes", async () => {
  const { calls } = await show({ draft: { images: [samplePhoto(1), samplePhoto(2)] } });
  await page.getByRole("button", { name: "More about photo 2" }).click();
  const field = page.getByRole("textbox", { name: /Description for people/ });
  await expect.element(field).toHaveValue("Kitchen");
  await field.fill("Kitchen with island");
  await page.getByRole("button", { name: "Save" }).click();
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({
      alt: "Kitchen with island",
    }),
  );
});

test("LIST-078: after a photo is deleted the focus is on the next one, and after the last on the button that adds", async () => {
  const all = [1, 2, 3].map((number) => samplePhoto(number));
  const { stubs, path, respond, current } = await show({ draft: { images: all } });
  for (const { id } of all) {
    stubs[`DELETE ${path}/images/${id}`] = () =>
      respond(current.draft.images.filter((image) => image.id !== id));
  }
  const deletePhoto = async (number: number) => {
    await page.getByRole("button", { name: `More about photo ${number}` }).click();
    await page.getByRole("button", { name: "Delete photo" }).click();
  };
  const inFocus = () => document.activeElement?.closest<HTMLElement>("[data-photo]")?.dataset.photo;
  await deletePhoto(2);
  await expect.poll(inFocus).toBe(samplePhoto(3).id);
  await deletePhoto(2);
  await expect.poll(inFocus).toBe(samplePhoto(1).id);
  await deletePhoto(1);
  await expect.element(page.getByRole("button", { name: "Choose photos" })).toHaveFocus();
});

test("LIST-079, LIST-080: PDFs are listed with size and pages, deleted, and brought back", async () => {
  const attachment = {
    id: "0199c8a0-0000-7000-8000-00000000000a",
    name: "Contract.pdf",
    size: 4_200_000,
    pages: 12,
    url: "/media/0199c8a0-0000-7000-8000-00000000000a.pdf",
  };
  const { calls, sent, stubs, path, current } = await show({
    draft: { attachments: [attachment] },
  });
  const having = (attachments: Draft["attachments"]) => () => ({
    data: { ...current.draft, attachments, version: current.draft.version + 1 },
  });
  stubs[`DELETE ${path}/attachments/${attachment.id}`] = having([]);
  stubs[`POST ${path}/attachments/${attachment.id}/restore`] = having([attachment]);
  await expect.element(page.getByText(/4.2.MB · 12 pages/)).toBeVisible();
  await choose([photo("Strata.pdf", "application/pdf")], 2);
  await expect.element(page.getByText("Uploading, 0 %")).toBeVisible();
  expect(sent[0]?.kind).toBe("attachments");
  await page.getByRole("button", { name: "Delete Contract.pdf" }).click();
  await expect.element(page.getByRole("link", { name: "Contract.pdf" })).not.toBeInTheDocument();
  await expect.element(page.getByText("Contract.pdf is deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByRole("link", { name: "Contract.pdf" })).toBeVisible();
  expect(calls.at(-1)?.path).toMatch(new RegExp(`/attachments/${attachment.id}/restore$`));
});

test("why a file was not taken is shown whole on a phone", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await show({});
  await choose([
    new File(["no photo"], "notes-of-the-inspection-of-the-roof.heic", { type: "image/heic" }),
  ]);
  const reason = page.getByRole("alert").filter({ hasText: "notes-of-the-inspection" });
  await expect.element(reason).toBeVisible();
  const { scrollHeight, clientHeight } = reason.element();
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
});
