import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../testing/both-engines.ts";
import {
  type DraftFileTest,
  formWith,
  openDraftFileTest,
  samplePhoto,
} from "../../testing/draft-file-tests.ts";
import { signInAdvertiser, type TestAdvertiser } from "../../testing/draft-tests.ts";

/** A new draft of somebody, with a function that sends it a photo and returns the photo's id. */
async function draftOf(person: TestAdvertiser) {
  const { id } = await person.create("residential_sale");
  const form = await formWith(await samplePhoto({ width: 60, height: 40 }), "IMG_1.jpg");
  return async (): Promise<string> => {
    await person.call(`/${id}/images`, form);
    return (await person.read(id)).images.at(-1)?.id ?? "";
  };
}

onBothEngines((database) => {
  let api: DraftFileTest;

  beforeAll(async () => {
    await database().empty();
    api = await openDraftFileTest({}, database());
  });
  afterAll(() => api.close());

  test("D101: nobody's first photos wait for the last of somebody else's", async () => {
    const ofKari = await draftOf(await signInAdvertiser(api, "kari@example.no"));
    const ofOla = await draftOf(await signInAdvertiser(api, "ola@example.no"));
    const [first, second, third] = [await ofKari(), await ofKari(), await ofKari()];
    const [another, last] = [await ofOla(), await ofOla()];
    expect(await api.work()).toEqual([first, another, second, last, third]);
    const [afterwards, ofTheOther] = [await ofKari(), await ofOla()];
    expect(await api.work()).toEqual([afterwards, ofTheOther]);
  });

  test("D101: many drafts of one person give no more turns than one", async () => {
    const per = await signInAdvertiser(api, "per@example.no");
    const drafts = [await draftOf(per), await draftOf(per), await draftOf(per)];
    const greedy: string[] = [];
    for (const add of drafts) greedy.push(await add());
    const ofOla = await draftOf(await signInAdvertiser(api, "ola2@example.no"));
    const photo = await ofOla();
    expect(await api.work()).toEqual([greedy[0], photo, greedy[1], greedy[2]]);
  });

  test("D101: photos that one person sends at the same time have one turn after the other", async () => {
    const kim = await signInAdvertiser(api, "kim@example.no");
    const drafts = await Promise.all(Array.from({ length: 6 }, () => draftOf(kim)));
    await Promise.all(drafts.map((add) => add()));
    const ofOla = await draftOf(await signInAdvertiser(api, "ola3@example.no"));
    const photo = await ofOla();
    const done = await api.work();
    expect([done.length, done.indexOf(photo)]).toEqual([7, 1]);
  });
});
