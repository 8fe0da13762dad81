import { removeStored, storedValue } from "@hjem/storefront/stored-value";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { StubError, type StubResponses } from "@hjem/storefront/testing/stub-api";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { feature } from "../feature.ts";
import { collectionPath, sampleCollection, savedHomes } from "../testing/responses.ts";
import { NoteField } from "./note-field.tsx";
import { Questions } from "./questions.tsx";

const HOME = "3f7q9z2k1m";
const NOTE = `PUT ${collectionPath}/properties/${HOME}/note`;
const updatedAt = "2026-11-21T11:00:00.000Z";
const stored = { userId: samplePerson.userId, name: "Kari Prøve", updatedAt };

beforeEach(() => removeStored(["unsentTexts"]));

/** The fields of one home; `version` of the own note as it is stored, 0 for none. */
const show = (api: StubResponses, { version = 0, text = "" } = {}) => {
  const [sample] = savedHomes("no").filter(({ propertyId }) => propertyId === HOME);
  if (!sample) throw new Error("The home is not among the samples.");
  const home = { ...sample, notes: version > 0 ? [{ ...stored, text, version }] : [] };
  const about = { collection: sampleCollection(), home };
  return renderWithStorefront(
    <>
      <NoteField {...about} />
      <Questions {...about} />
    </>,
    { features: [feature], person: samplePerson, api },
  );
};

const note = () => page.getByRole("textbox", { name: /^Ditt notat om/ });
const conflict = () =>
  new Response(
    JSON.stringify({
      error: {
        code: "note_changed",
        message: "Notatet er endret.",
        current: {
          user_id: stored.userId,
          name: stored.name,
          text: "Fra telefonen",
          version: 2,
          updated_at: updatedAt,
        },
      },
    }),
    { status: 409, headers: { "content-type": "application/json" } },
  );

test("a note that was typed without a connection is there after a reload, and is stored once there is one", async () => {
  const offline = await show({ [NOTE]: new StubError(503, "not_ready") });
  await note().fill("Ring om taket");
  await offline.unmount();

  const { calls } = await show({
    [NOTE]: () => ({ data: { ...stored, text: "Ring om taket", version: 1 } }),
  });
  await expect.element(note()).toHaveValue("Ring om taket");
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(calls.at(-1)?.body).toEqual({ text: "Ring om taket", version: 0 }));
  await expect.element(page.getByText(/^Lagret kl\./)).toBeVisible();
});

test("leaving the page stores what was typed in the same moment", async () => {
  const { calls } = await show({
    [NOTE]: () => ({ data: { ...stored, text: "Fin", version: 1 } }),
  });
  // The second after the last key never ends.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await note().fill("Fin");
  window.dispatchEvent(new Event("pagehide"));
  await expect.poll(() => calls.filter(({ method }) => method === "PUT")).toHaveLength(1);
});

test("D62: the question which of two versions is right is asked again until it is answered", async () => {
  const first = await show({ [NOTE]: conflict }, { version: 1, text: "Gammelt" });
  await note().fill("Fra kontoret");
  await expect.element(page.getByText("Fra telefonen")).toBeVisible();
  await first.unmount();

  const later = { version: 2, text: "Fra telefonen" };
  const { calls } = await show(
    { [NOTE]: () => ({ data: { ...stored, text: "Fra kontoret", version: 3 } }) },
    later,
  );
  await expect.element(page.getByText("Fra telefonen")).toBeVisible();
  await page.getByRole("button", { name: "Lagre min versjon" }).click();
  await expect.element(page.getByText(/^Lagret kl\./)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ text: "Fra kontoret", version: 2 });
});

const onDevice = storedValue("unsentTexts", (texts) => JSON.stringify(texts), undefined);
/** Another tab of the browser keeps its words on the device, in the place of this one's; null where it takes them off. */
const otherTab = (text: string | null) => {
  const name = `note/${sampleCollection().id}/${HOME}`;
  if (text === null) onDevice.remove();
  else onDevice.write({ [name]: { text, version: 0, tab: "other" } });
};

test("D62: of two tabs, the one that comes second keeps its words although the first takes its own off the device", async () => {
  const first = await show({
    [NOTE]: () => {
      otherTab(null);
      return conflict();
    },
  });
  await note().fill("Fra denne fanen");
  await expect.element(page.getByText("Fra telefonen")).toBeVisible();
  await first.unmount();
  await show({ [NOTE]: conflict }, { version: 2, text: "Fra telefonen" });
  await expect.element(note()).toHaveValue("Fra denne fanen");
  await expect.element(page.getByText("Fra telefonen")).toBeVisible();
});

test("D62: of two tabs, the one that comes first leaves the words of the other on the device", async () => {
  await show({
    [NOTE]: () => {
      otherTab("Fra den andre fanen");
      return { data: { ...stored, text: "Fra denne fanen", version: 1 } };
    },
  });
  await note().fill("Fra denne fanen");
  await expect.element(page.getByText(/^Lagret kl\./)).toBeVisible();
  expect(onDevice.current()).toContain("Fra den andre fanen");
});

/** Two tabs have typed without a connection, and both were closed. */
const twoTabs = () =>
  onDevice.write({
    [`note/${sampleCollection().id}/${HOME}`]: {
      text: "Fra den andre fanen",
      version: 0,
      tab: "second",
      others: [{ text: "Fra den første fanen", version: 0, tab: "first" }],
    },
  });

test("D62: a tab that types leaves what another has typed meanwhile on the device, and both are chosen between", async () => {
  const offline = await show({ [NOTE]: new StubError(503, "not_ready") });
  otherTab("Fra den andre fanen");
  await note().fill("Fra denne fanen");
  await offline.unmount();
  expect(onDevice.current()).toContain("Fra den andre fanen");
  expect(onDevice.current()).toContain("Fra denne fanen");

  const { calls } = await show({
    [NOTE]: () => ({ data: { ...stored, text: "Begge", version: 1 } }),
  });
  await expect.element(note()).toHaveValue("Fra denne fanen");
  await expect.element(page.getByText("Fra den andre fanen")).toBeVisible();
  await page.getByRole("button", { name: "Behold begge" }).click();
  await expect.element(page.getByText(/^Lagret kl\./)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({
    text: "Fra den andre fanen\nFra denne fanen",
    version: 0,
  });
  expect(onDevice.current()).toBeUndefined();
});

test("D62: nothing is sent before the person has chosen between what two closed tabs have typed", async () => {
  twoTabs();
  const first = await show({ [NOTE]: conflict });
  await expect.element(note()).toHaveValue("Fra den andre fanen");
  window.dispatchEvent(new Event("online"));
  await first.unmount();
  expect(first.calls.filter(({ method }) => method === "PUT")).toEqual([]);

  // Not chosen: asked again, and the other version goes only once it is.
  const { calls } = await show({
    [NOTE]: () => ({ data: { ...stored, text: "Fra den første fanen", version: 1 } }),
  });
  await page.getByRole("button", { name: "Bruk den andre versjonen" }).click();
  await expect.element(page.getByText(/^Lagret kl\./)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ text: "Fra den første fanen", version: 0 });
  expect(onDevice.current()).toBeUndefined();
});

test("D62: what two tabs have typed is chosen between before it is held against a version that was stored meanwhile", async () => {
  twoTabs();
  const later = { version: 2, text: "Fra telefonen" };
  const { calls } = await show(
    { [NOTE]: () => ({ data: { ...stored, text: "Fra den andre fanen", version: 3 } }) },
    later,
  );
  await page.getByRole("button", { name: "Bruk denne versjonen" }).click();
  await expect.element(page.getByText("Fra telefonen")).toBeVisible();
  await page.getByRole("button", { name: "Lagre min versjon" }).click();
  await expect.element(page.getByText(/^Lagret kl\./)).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({ text: "Fra den andre fanen", version: 2 });
});

test("a question that is not added yet is there after a reload", async () => {
  const question = () => page.getByRole("textbox", { name: "Spørsmål å stille" });
  const before = await show({});
  await question().fill("Når ble taket lagt om?");
  await before.unmount();
  await show({});
  await expect.element(question()).toHaveValue("Når ble taket lagt om?");
});
