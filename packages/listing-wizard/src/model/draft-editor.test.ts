import type { Draft, DraftPatch } from "@hjem/domain/draft/draft";
import { mergeDraft } from "@hjem/domain/draft/merge-patch";
import { expect, test } from "vitest";
import { emptyDraft } from "../testing/sample-draft.ts";
import { type DraftChanges, noChanges } from "./draft-changes.ts";
import { createDraftEditor, type SaveResult } from "./draft-editor.ts";

const title = (text: string | null): DraftPatch => ({ propertyDetail: { title: text } });
const year = (constructionYear: number): DraftPatch => ({ propertyDetail: { constructionYear } });

/** An API with one draft, a clock, and an editor of it. */
function setUp({ stored, draft = emptyDraft() }: { stored?: DraftChanges; draft?: Draft } = {}) {
  const api = { draft, typedAt: draft.version, isDown: false, refuses: false, saves: 0 };
  const timers: (() => void)[] = [];
  let kept: DraftChanges = stored ?? noChanges;
  const save = async (patch: DraftPatch, version: number): Promise<SaveResult> => {
    api.saves += 1;
    if (api.isDown) return { kind: "unreachable" };
    if (api.refuses) return { kind: "refused", message: "too long" };
    if (version < api.typedAt) return { kind: "changed" };
    api.typedAt = api.draft.version + 1;
    api.draft = { ...mergeDraft(api.draft, patch), version: api.typedAt };
    return { kind: "saved", draft: api.draft };
  };
  const editor = createDraftEditor(
    draft,
    {
      save,
      load: async () => (api.isDown ? null : api.draft),
      store: (changes) => {
        kept = changes;
      },
      now: () => 1_000,
      wait: (run) => {
        timers.push(run);
        return () => timers.splice(timers.indexOf(run), 1);
      },
    },
    stored,
  );
  const elsewhere = (patch: DraftPatch) => {
    api.typedAt = api.draft.version + 1;
    api.draft = { ...mergeDraft(api.draft, patch), version: api.typedAt };
  };
  const addPhoto = () => {
    api.draft = { ...api.draft, version: api.draft.version + 1 };
  };
  return { api, editor, timers, kept: () => kept, elsewhere, addPhoto };
}

const shown = (editor: { current: () => { draft: Draft } }) =>
  editor.current().draft.propertyDetail;

test("LIST-107: what is typed shows at once and is saved a moment later, as one change", async () => {
  const { api, editor, timers } = setUp();
  editor.change(title("Lys"));
  editor.change(title("Lys og luftig"));
  expect(shown(editor).title).toBe("Lys og luftig");
  expect(editor.current().saving).toBe("unsaved");
  expect(timers).toHaveLength(1);
  expect(await editor.save()).toBe(true);
  expect(api.saves).toBe(1);
  expect(api.draft.propertyDetail.title).toBe("Lys og luftig");
  expect(editor.current()).toMatchObject({ saving: "saved", savedAt: 1_000 });
});

test("what is typed while a change is on its way is saved after it", async () => {
  const { api, editor } = setUp();
  editor.change(title("Lys"));
  const saving = editor.save();
  editor.change(year(1932));
  await saving;
  await editor.save();
  expect(api.draft.propertyDetail).toMatchObject({ title: "Lys", constructionYear: 1932 });
  expect(editor.current().saving).toBe("saved");
});

test("a field is emptied by null, also before it was saved", async () => {
  const { api, editor } = setUp();
  editor.change(title("Lys"));
  await editor.save();
  editor.change(title("Mørk"));
  editor.change(title(null));
  await editor.save();
  expect(api.draft.propertyDetail.title).toBeUndefined();
});

test("without network nothing is lost: changes stay in the browser and are saved later", async () => {
  const { api, editor, timers, kept } = setUp();
  api.isDown = true;
  editor.change(title("Lys"));
  expect(await editor.save()).toBe(false);
  expect(editor.current().saving).toBe("offline");
  expect(kept().patch).toEqual(title("Lys"));
  api.isDown = false;
  timers.at(-1)?.();
  await editor.save();
  expect(editor.current().saving).toBe("saved");
  expect(kept().patch).toEqual({});
});

test("changes that a page could not save are there after a reload, and are saved", async () => {
  const { api, editor } = setUp({ stored: { patch: title("Lys"), before: {} } });
  expect(shown(editor).title).toBe("Lys");
  await editor.save();
  expect(api.draft.propertyDetail.title).toBe("Lys");
});

test("D89: another device's change of another field is taken over without a question", async () => {
  const { api, editor, elsewhere } = setUp();
  editor.change(title("Lys"));
  elsewhere(year(1932));
  expect(await editor.save()).toBe(true);
  expect(api.draft.propertyDetail).toMatchObject({ title: "Lys", constructionYear: 1932 });
  expect(shown(editor)).toMatchObject({ title: "Lys", constructionYear: 1932 });
});

test.each([
  ["mine", "Min"],
  ["theirs", "Deres"],
] as const)(
  "D89: one field changed on two devices is a conflict; %s is kept",
  async (choice, kept) => {
    const { api, editor, elsewhere } = setUp();
    editor.change({ propertyDetail: { title: "Min", entrance: "B" } });
    elsewhere(title("Deres"));
    expect(await editor.save()).toBe(false);
    expect(editor.current()).toMatchObject({
      saving: "conflict",
      conflict: { paths: ["propertyDetail.title"] },
    });
    expect(shown(editor).title).toBe("Min");
    editor.resolve(choice);
    await editor.save();
    expect(api.draft.propertyDetail).toMatchObject({ title: kept, entrance: "B" });
    expect(shown(editor).title).toBe(kept);
    expect(editor.current()).toMatchObject({ saving: "saved", conflict: null });
  },
);

test("a photo that is added meanwhile does not undo what is typed", async () => {
  const { api, editor, addPhoto } = setUp();
  editor.change(title("Lys"));
  addPhoto();
  editor.receive(api.draft);
  expect(shown(editor).title).toBe("Lys");
  await editor.save();
  expect(api.draft.propertyDetail.title).toBe("Lys");
});

test("photos that arrive on their own do not have what is typed sent twice", async () => {
  const { api, editor, addPhoto } = setUp();
  editor.change(title("Lys"));
  addPhoto();
  addPhoto();
  expect(await editor.save()).toBe(true);
  expect(api.saves).toBe(1);
  expect(editor.current().draft.version).toBe(api.draft.version);
});

test("a value that the API refuses stays in its field and says why", async () => {
  const { api, editor } = setUp();
  api.refuses = true;
  editor.change(title("x"));
  expect(await editor.save()).toBe(false);
  expect(editor.current()).toMatchObject({ saving: "refused", message: "too long" });
  expect(shown(editor).title).toBe("x");
});

test("LIST-016: discarding shows what is saved", () => {
  const { editor, kept } = setUp();
  editor.change(title("x"));
  editor.discard();
  expect(shown(editor).title).toBeUndefined();
  expect(kept().patch).toEqual({});
});
