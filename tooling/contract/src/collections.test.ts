import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { decisionsApi } from "@hjem/api-client/endpoints/decisions";
import { checkResponses } from "@hjem/api-client/response-checks";
import { saveListings } from "@hjem/api/modules/listings/repository";
import { savePlaces } from "@hjem/api/modules/places/repository";
import { norwegianPlaces, sampleId, sampleListing } from "@hjem/api/testing/sample-listings";
import { openTestApp, type TestApp } from "@hjem/api/testing/test-app";
import { testDemo } from "@hjem/api/testing/test-demo";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { regionNo } from "@hjem/region-no";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSignedIn } from "./account-browser.ts";

const KARI = "kari@example.com";
const OLA = "ola@example.com";
const PASSWORD = "fire blå båter";
const home = sampleId(1);

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ demo: testDemo });
  await savePlaces(server.db, "no", norwegianPlaces);
  const viewing = { day: "2026-11-29", timeFrom: "12:00", timeTo: "13:00" };
  await saveListings(server.db, regionNo, [
    sampleListing(1, { viewingDates: [viewingDate(viewing, "Europe/Oslo")] }),
    sampleListing(2),
  ]);
  checkResponses();
});
afterAll(() => server.close());

const invitationToken = async (): Promise<string> => {
  const mail = await server.db
    .selectFrom("mail")
    .select("message")
    .where("key", "like", "invitation/%")
    .executeTakeFirstOrThrow();
  await server.db.deleteFrom("mail").execute();
  return /\/invitation\/([\w-]+)/.exec(mail.message.text)?.[1] ?? "";
};

test("FAV-025..038: the client saves homes, decides on them with somebody else, and shares them", async () => {
  const kari = await openSignedIn(server, { email: KARI, password: PASSWORD });
  const ola = await openSignedIn(server, { email: OLA, password: PASSWORD });
  const call = collectionsApi.endpoints;
  const fresh = { forceRefetch: true };

  const everywhere = { collectionId: "default", body: { properties: [home, sampleId(2)] } };
  await kari.dispatch(call.addToCollection.initiate(everywhere)).unwrap();
  expect(await kari.dispatch(call.listFavorites.initiate()).unwrap()).toHaveLength(2);
  await kari.dispatch(call.removeFavorite.initiate(sampleId(2))).unwrap();
  await kari.dispatch(call.saveFavorite.initiate(sampleId(2))).unwrap();
  expect(await kari.dispatch(call.listFavorites.initiate(undefined, fresh)).unwrap()).toHaveLength(
    2,
  );
  await kari.dispatch(call.removeFavorite.initiate(sampleId(2))).unwrap();

  const created = await kari
    .dispatch(call.createCollection.initiate({ name: "Together", sharedWithEmails: [OLA] }))
    .unwrap();
  const collectionId = created.id;
  const token = await invitationToken();
  const invitation = await ola.dispatch(call.getInvitation.initiate(token)).unwrap();
  expect(invitation).toMatchObject({ collectionName: "Together", status: "pending" });
  const accepted = await ola.dispatch(call.acceptInvitation.initiate(token)).unwrap();
  expect(accepted.collectionId).toBe(collectionId);
  const used = await ola.dispatch(call.declineInvitation.initiate(token));
  expect(used.error).toMatchObject({ status: 409, code: "invitation_closed" });

  const friend = { collectionId, body: { email: "friend@example.com" } };
  const invited = await kari.dispatch(call.inviteToCollection.initiate(friend)).unwrap();
  const withdrawn = { collectionId, invitationId: invited.invitations[0]?.id ?? "" };
  await kari.dispatch(call.withdrawInvitation.initiate(withdrawn)).unwrap();

  const added = { collectionId, body: { properties: [home] } };
  await kari.dispatch(call.addToCollection.initiate(added)).unwrap();
  const ofHome = { collectionId, propertyId: home };
  const decide = decisionsApi.endpoints;
  const note = await kari
    .dispatch(decide.saveNote.initiate({ ...ofHome, body: { text: "Light", version: 0 } }))
    .unwrap();
  const stale = await kari.dispatch(
    decide.saveNote.initiate({ ...ofHome, body: { text: "Dark", version: 0 } }),
  );
  expect(stale.error).toMatchObject({ status: 409, code: "note_changed", current: note });
  await ola.dispatch(decide.saveVerdict.initiate({ ...ofHome, body: { verdict: "no" } })).unwrap();
  const check = { item: "roof", result: "good" } as const;
  await ola.dispatch(decide.saveCheck.initiate({ ...ofHome, body: check })).unwrap();
  const { id } = await ola
    .dispatch(decide.addQuestion.initiate({ ...ofHome, body: { text: "How old is it?" } }))
    .unwrap();
  const asked = await kari
    .dispatch(decide.changeQuestion.initiate({ ...ofHome, id, body: { isAsked: true } }))
    .unwrap();
  expect(asked.isAsked).toBe(true);
  const query = { showby: ["kitchen"], order: "asc", availability: ["available"] } as const;
  const homes = await kari
    .dispatch(
      call.listSavedHomes.initiate({
        collectionId,
        query: { ...query, showby: [...query.showby], availability: [...query.availability] },
      }),
    )
    .unwrap();
  expect(homes.data).toMatchObject([
    {
      propertyId: home,
      notes: [{ text: "Light" }],
      verdicts: [{ verdict: "no" }],
      checks: [{ results: [check] }],
      questions: [{ isAsked: true }],
    },
  ]);
  await kari.dispatch(decide.removeQuestion.initiate({ ...ofHome, id })).unwrap();
  await kari.dispatch(call.markCollectionSeen.initiate(collectionId)).unwrap();

  const viewing = { propertyId: home, day: "2026-11-29", timeFrom: "12:00", userIds: [] };
  await kari.dispatch(decide.planViewing.initiate({ collectionId, body: viewing })).unwrap();
  const planned = decide.listPlannedViewings.initiate(collectionId);
  expect(await kari.dispatch(planned).unwrap()).toEqual([viewing]);

  const change = { name: "Ours", isShareable: true };
  const opened = await kari
    .dispatch(call.changeCollection.initiate({ id: collectionId, body: change }))
    .unwrap();
  const link = opened.sharePath?.split("/").at(-1) ?? "";
  const shared = await ola.dispatch(call.getSharedCollection.initiate(link)).unwrap();
  expect(shared).toMatchObject({ name: "Ours", homes: [{ propertyId: home }] });

  const [, second] = opened.users;
  const handedOver = { collectionId, body: { userId: second?.userId ?? "" } };
  const passed = await kari.dispatch(call.changeOwner.initiate(handedOver)).unwrap();
  expect(passed.role).toBe("member");
  await ola.dispatch(call.deleteCollection.initiate(collectionId)).unwrap();
  expect((await ola.dispatch(call.restoreCollection.initiate(collectionId)).unwrap()).role).toBe(
    "owner",
  );
  const leaving = { collectionId, userId: passed.users[1]?.userId ?? "" };
  await kari.dispatch(call.removeMember.initiate(leaving)).unwrap();
  const gone = await kari.dispatch(call.getCollection.initiate(collectionId, fresh));
  expect(gone.error).toMatchObject({ status: 404 });
  const removed = { collectionId: "default", propertyId: home };
  await kari.dispatch(call.removeFromCollection.initiate(removed)).unwrap();
  const { data } = await kari.dispatch(call.listCollections.initiate(undefined, fresh)).unwrap();
  expect(data).toMatchObject([{ name: "default", properties: { total: 0 } }]);
  expect([...kari.problems, ...ola.problems]).toEqual([]);
});
