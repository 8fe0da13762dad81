import { draftPreviewApi } from "@hjem/api-client/endpoints/draft-preview";
import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { enquiryLinksApi } from "@hjem/api-client/endpoints/enquiry-links";
import { leadsApi } from "@hjem/api-client/endpoints/leads";
import { propertiesApi } from "@hjem/api-client/endpoints/properties";
import { verificationsApi } from "@hjem/api-client/endpoints/verifications";
import { checkResponses } from "@hjem/api-client/response-checks";
import { addTestPicture, saleContent, saveDraftPlaces } from "@hjem/api/testing/draft-tests";
import { TEST_NOW } from "@hjem/api/testing/sample-listings";
import { freeSites, openTestApp, type TestApp } from "@hjem/api/testing/test-app";
import { testDemo } from "@hjem/api/testing/test-demo";
import { LEAD_CONSENT_VERSION } from "@hjem/domain/lead/lead-kinds";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSignedIn } from "./account-browser.ts";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ demo: testDemo, regions: freeSites, formMinMs: 0 });
  await saveDraftPlaces(server.db);
  checkResponses();
});
afterAll(() => server.close());

const open = () => openSignedIn(server, { email: "kari@example.com", password: "fire blå båter" });

test("LIST-040, LIST-106..118: the client makes a draft, publishes it, answers about it, and takes it off the market", async () => {
  const kari = await open();
  const call = draftsApi.endpoints;
  const fresh = { forceRefetch: true };

  const created = await kari
    .dispatch(call.createDraft.initiate({ listingType: "residential_sale" }))
    .unwrap();
  const { id } = created;
  const fields =
    "id propertyId listingType location images propertyDetail priceAndDate contacts attachments";
  for (const field of fields.split(" ")) expect(created).toHaveProperty(field);
  const incomplete = await kari.dispatch(call.publishDraft.initiate(id));
  expect(incomplete.error).toMatchObject({ status: 422, code: "draft_incomplete" });
  await addTestPicture(server, id);
  const change = { id, version: created.version, body: saleContent };
  const changed = await kari.dispatch(call.changeDraft.initiate(change)).unwrap();
  const stale = await kari.dispatch(call.changeDraft.initiate(change));
  expect(stale.error).toMatchObject({ status: 409, code: "draft_changed" });
  expect(await kari.dispatch(call.getDraft.initiate(id)).unwrap()).toEqual(changed);

  const card = await kari
    .dispatch(call.getDraftCard.initiate({ id, version: changed.version }))
    .unwrap();
  expect(card).not.toBeNull();

  const link = await kari.dispatch(call.createPreviewLink.initiate(id)).unwrap();
  const token = new URL(link.path, "http://no.test").searchParams.get("token") ?? "";
  const preview = { agencyId: "-1", draftId: id, token };
  const { getDraftPreview } = draftPreviewApi.endpoints;
  const shown = await kari.dispatch(getDraftPreview.initiate(preview)).unwrap();
  expect(shown.title).toBe(saleContent.propertyDetail?.title);
  await kari.dispatch(call.removePreviewLink.initiate(id)).unwrap();
  const ended = await kari.dispatch(getDraftPreview.initiate(preview, fresh));
  expect(ended.error).toMatchObject({ status: 404 });

  const published = await kari.dispatch(call.publishDraft.initiate(id)).unwrap();
  expect(published.status).toBe("live");
  const propertyId = published.propertyId ?? "";
  const { getListingVerifications } = verificationsApi.endpoints;
  const verified = await kari.dispatch(getListingVerifications.initiate(propertyId)).unwrap();
  expect(verified.map(({ kind }) => kind)).toEqual(["email"]);
  const opened = await kari.dispatch(leadsApi.endpoints.getFormToken.initiate()).unwrap();
  const form = {
    name: "Ola Prøve",
    email: "ola@example.com",
    message: "Er boligen fortsatt ledig?",
    consent: true,
    mayPublish: true,
    consentVersion: LEAD_CONSENT_VERSION,
    formToken: opened.token,
  } as const;
  await kari
    .dispatch(leadsApi.endpoints.contactOwner.initiate({ propertyId, body: form }))
    .unwrap();
  const [enquiry] = await kari.dispatch(call.listEnquiries.initiate(id)).unwrap();
  const answer = { id, enquiryId: enquiry?.id ?? "", body: { text: "Ja, det er den." } };
  const [answered] = await kari.dispatch(call.answerEnquiry.initiate(answer)).unwrap();
  expect(answered?.answers).toHaveLength(1);

  const ofEnquiry = { id, enquiryId: enquiry?.id ?? "" };
  const body = { question: "Er boligen ledig?", answer: "Ja." };
  const publish = { ...ofEnquiry, body };
  const [shownEnquiry] = await kari.dispatch(call.publishQuestion.initiate(publish)).unwrap();
  expect(shownEnquiry).toMatchObject({ mayPublish: true, published: body });
  const { getProperty } = propertiesApi.endpoints;
  const home = await kari.dispatch(getProperty.initiate(propertyId)).unwrap();
  expect(home.questions).toMatchObject([body]);
  const personal = { ...ofEnquiry, body: { ...body, answer: "Ja, ring 99 90 00 01." } };
  const refused = await kari.dispatch(call.publishQuestion.initiate(personal));
  expect(refused.error).toMatchObject({ status: 400, fields: { answer: expect.any(String) } });
  await kari.dispatch(call.unpublishQuestion.initiate(ofEnquiry)).unwrap();
  await kari.dispatch(call.publishQuestion.initiate(publish)).unwrap();
  const { publish_token: consentToken } = await server.db
    .selectFrom("lead")
    .select("publish_token")
    .executeTakeFirstOrThrow();
  const { getPublicationConsent, withdrawPublicationConsent } = enquiryLinksApi.endpoints;
  const consent = await kari.dispatch(getPublicationConsent.initiate(consentToken ?? "")).unwrap();
  expect(consent).toMatchObject({ hasConsent: true, published: body });
  const withdrawn = await kari
    .dispatch(withdrawPublicationConsent.initiate(consentToken ?? ""))
    .unwrap();
  expect(withdrawn).toMatchObject({ hasConsent: false, published: null });

  const inactive = await kari.dispatch(call.deactivateListing.initiate(id)).unwrap();
  expect(inactive.status).toBe("inactive");
  expect((await kari.dispatch(call.activateListing.initiate(id)).unwrap()).status).toBe("live");
  const sale = { id, body: { date: "2026-11-21", price: 4_600_000 } };
  expect((await kari.dispatch(call.closeListing.initiate(sale)).unwrap()).status).toBe("sold");
  expect((await kari.dispatch(call.relistListing.initiate(id)).unwrap()).status).toBe("live");

  const copy = await kari.dispatch(call.duplicateDraft.initiate(id)).unwrap();
  await kari.dispatch(call.deleteDraft.initiate(copy.id)).unwrap();
  await kari.dispatch(call.restoreDraft.initiate(copy.id)).unwrap();
  const list = await kari.dispatch(call.listOwnListings.initiate({ page: 1 })).unwrap();
  expect(list.data.map((line) => line.status).toSorted()).toEqual(["draft", "live"]);
  expect(kari.problems).toEqual([]);
});

test("D99: the client appeals against a rejection, once", async () => {
  const { dispatch, problems } = await openSignedIn(server, {
    email: "nora@example.com",
    password: "fire blå båter",
  });
  const { createDraft, appealRejection } = draftsApi.endpoints;
  const { id } = await dispatch(createDraft.initiate({ listingType: "residential_sale" })).unwrap();
  const at = new Date(TEST_NOW - 60_000).toISOString();
  await server.db
    .insertInto("moderation_case")
    .values({
      id: "01900000-0000-7000-8000-000000000002",
      region: "no",
      kind: "held",
      draft_id: id,
      reasons: "[]",
      opened_at: at,
      decided_at: at,
      decision: "rejected",
      decision_reason: "Feil pris",
    })
    .execute();
  await server.db
    .updateTable("listing_draft")
    .set({ status: "rejected" })
    .where("id", "=", id)
    .execute();
  const appeal = () =>
    dispatch(appealRejection.initiate({ id, body: { text: "Prisen stemmer." } }));
  expect((await appeal()).data).toMatchObject({ id, status: "rejected" });
  expect((await appeal()).error).toMatchObject({ status: 409, code: "appeal_closed" });
  expect(problems).toEqual([]);
});
