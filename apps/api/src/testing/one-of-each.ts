import { LEAD_CONSENT_VERSION } from "@hjem/domain/lead/lead-kinds";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { editorialEntries } from "@hjem/editorial/editorial-entries";
import { randomUUID } from "node:crypto";
import { saveAgencies } from "../modules/agencies/repository.ts";
import { releaseContent } from "../modules/content/release-content.ts";
import { saveLandingPages } from "../modules/landing/repository.ts";
import { type AccountTest, registrationOf } from "./account-tests.ts";
import { openAdminArea } from "./admin-tests.ts";
import { COLLECTIONS } from "./collection-tests.ts";
import {
  addTestPicture,
  completeDraft,
  saveDraftPlaces,
  signInAdvertiser,
  type TestAdvertiser,
} from "./draft-tests.ts";
import { openForm } from "./form-tokens.ts";
import { writeAlert, writeMessage } from "./notification-tests.ts";
import { sampleAgency, sampleId, sampleListing, TEST_NOW } from "./sample-listings.ts";
import { saveSamples } from "./sample-markets.ts";
import { samplePayment } from "./sample-payment.ts";

/** The administrator of the market, whose rights the app must know. */
export const ADMINISTRATOR = "admin@example.com";

/** A picture of the guides. */
const PICTURE = "nordic-house.webp";
/** Number of the receipt. */
const RECEIPT = "NO-2026-1";

const viewing = viewingDate(
  { day: "2026-12-03", timeFrom: "17:00", timeTo: "17:45" },
  "Europe/Oslo",
);

const host = { host: "no.localhost:3000" };

/** Ids and tokens of one of each thing that an address names. */
export type OneOfEach = Awaited<ReturnType<typeof createOneOfEach>>;

const lastMail = async ({ db }: AccountTest, key: string, pattern: RegExp): Promise<string> => {
  const mails = await db
    .selectFrom("mail")
    .select("message")
    .where("key", "like", key)
    .orderBy("id")
    .execute();
  return pattern.exec(mails.at(-1)?.message.text ?? "")?.[1] ?? "";
};

/** Publishes a listing with an enquiry whose answer is public. */
const publishListing = async (api: AccountTest, kari: TestAdvertiser) => {
  const { id: draftId } = await completeDraft(api, kari);
  const published = await kari.call(`/${draftId}/publish`, { method: "POST" });
  const propertyId: string = published.json().property_id;
  const asked = await api.app.inject({
    method: "POST",
    url: `/api/v3/property/${propertyId}/contact`,
    headers: host,
    payload: {
      name: "Nina Nysgjerrig",
      email: "spor@example.no",
      message: "Hei, er det bod til leiligheten?",
      consent: true,
      consent_version: LEAD_CONSENT_VERSION,
      form_token: await openForm(api.app),
      may_publish: true,
    },
  });
  const enquiry = `/${draftId}/enquiries/${asked.json().lead_id}`;
  await kari.call(`${enquiry}/answers`, { method: "POST", body: { text: "Ja, i kjelleren." } });
  const words = { question: "Hører det en bod til?", answer: "Ja, i kjelleren." };
  await kari.call(`${enquiry}/publication`, { method: "PUT", body: words });
  await kari.page.call("/api/user/contact-addresses", { body: { email: "bror@example.no" } });
  return {
    draftId,
    propertyId,
    contact: await lastMail(api, "contact/%", /\/confirm-contact\/([\w-]+)/),
    enquiry: await lastMail(api, "lead/%/answer/%", /\/enquiry\/([\w-]+)/),
    consent: await lastMail(api, "lead/%/published", /\/published-question\/([\w-]+)/),
  };
};

/** A collection with a home, shared by its link, with an invitation. */
const shareCollection = async (api: AccountTest, { page }: TestAdvertiser) => {
  const created = await page.call(COLLECTIONS, {
    body: { name: "Sammen", shared_with_emails: ["ola@example.com"] },
  });
  const collectionId: string = created.json().data.id;
  await page.call(`${COLLECTIONS}/${collectionId}/properties`, {
    body: { properties: [sampleId(1)] },
  });
  const changed = await page.call(`${COLLECTIONS}/${collectionId}`, {
    method: "PATCH",
    body: { is_shareable: true },
  });
  return {
    collectionId,
    shared: String(changed.json().data.share_path).replace("/shared/", ""),
    invitation: await lastMail(api, "invitation/%", /\/invitation\/([\w-]+)/),
  };
};

/** A saved search, an alert, and the link of its message. */
const saveSearch = async ({ db }: AccountTest, { id: accountId, page }: TestAdvertiser) => {
  const body = { name: "Tre soverom", query: { bedroom_min: 3 }, notifications: "instant" };
  const saved = await page.call("/api/search-collections", { body });
  const searchId: string = saved.json().data.saved_search_id;
  const alertId = await writeAlert(db, { accountId, searchIds: [searchId] });
  const { token } = await writeMessage(db, {
    accountId,
    alertIds: [alertId],
    searchIds: [searchId],
  });
  return { searchId, unsubscribe: token };
};

/** Registrations that wait, a change of address, a reset, an export and a deletion: each with its link. */
const mailLinks = async (api: AccountTest, { page, email }: TestAdvertiser) => {
  const send = (path: string, body: unknown) => api.browser().call(path, { body });
  await send("/api/forgot-password", { email });
  const newEmail = { email: "kari.ny@example.com", password: registrationOf("").password };
  await page.call("/api/user/change-email", { body: newEmail });
  await page.call("/api/user/profile/export-data");
  const leaving = await signInAdvertiser(api, "leaving@example.com");
  const proof = { password: newEmail.password };
  await leaving.page.call("/api/user", { method: "DELETE", body: proof });
  await send("/api/register", registrationOf("waiting@example.com"));
  const linkOf = async (kind: string) => (await api.tokensOf(kind)).at(-1) ?? "";
  return {
    activate: await linkOf("activate"),
    reset: await linkOf("reset_password"),
    confirm: await linkOf("confirm_email"),
    export: await linkOf("export"),
    deletion: await linkOf("deletion"),
  };
};

/** A payment with its receipt. */
const pay = async ({ db }: AccountTest, accountId: string, draftId: string) => {
  const at = new Date(TEST_NOW).toISOString();
  await db
    .insertInto("payment")
    .values({
      id: randomUUID(),
      account_id: accountId,
      draft_id: draftId,
      ...samplePayment,
      receipt_number: RECEIPT,
      captured_at: at,
      created_at: at,
      changed_at: at,
    })
    .execute();
};

/** One of each thing of the Norwegian site, with the person it belongs to and an administrator. */
export async function createOneOfEach(api: AccountTest) {
  const agency = sampleAgency("000001", "Fjordmegleren");
  const agent = { id: "000001-1", name: "Åsne Tåkelia", title: "Eiendomsmegler" };
  await saveAgencies(api.db, "no", [agency]);
  await saveSamples(api.db, {
    no: [
      sampleListing(1, { viewingDates: [viewing] }),
      sampleListing(2, { ownerType: "api", agencyId: agency.id, agency, agent }),
    ],
  });
  const words = { no: { title: "Ved sjøen", lead: "Med utsikt." } };
  const landingPage = { id: "by-the-sea", words, search: "locationTypes=coast", isDemo: true };
  await saveLandingPages(api.db, "no", [landingPage]);
  await saveDraftPlaces(api.db);
  await releaseContent(api.db, editorialEntries(), TEST_NOW);
  const admin = await openAdminArea(api, ADMINISTRATOR);
  const kari = await signInAdvertiser(api, "kari@example.no");
  const own = await publishListing(api, kari);
  const held = await completeDraft(api, kari, {
    propertyDetail: { description: "<p>Betal depositum med Western Union før visning.</p>" },
  });
  await kari.call(`/${held.id}/publish`, { method: "POST" });
  const cases = (await admin.call("/api/admin/cases", { method: "GET" })).json().data;
  const draft = await kari.create("residential_sale");
  await addTestPicture(api, draft.id);
  const preview = await kari.call(`/${draft.id}/preview-link`, { method: "POST" });
  await pay(api, kari.id, own.draftId);
  const documents = (await admin.call("/api/admin/content", { method: "GET" })).json().data;
  const page = { url: "flytte", title: "Flytte", kind: "page" };
  const created = (await admin.call("/api/admin/content", { body: page })).json().data;
  const content = `/api/admin/content/${created.document_id}`;
  const note = { note: "Avtalt" };
  const headers = { "if-match": '"1"' };
  await admin.call(`${content}/no/publish`, { body: note, headers });
  const contentLink = (await admin.call(`${content}/preview-link`)).json().data.path;
  return {
    kari: kari.page,
    admin,
    ...own,
    agentId: agent.id,
    landingPageId: landingPage.id,
    picture: PICTURE,
    receipt: RECEIPT,
    caseId: String(cases.at(-1).id),
    previewPath: String(preview.json().data.path),
    documentId: String(created.document_id),
    contentToken: String(contentLink.split("token=")[1]),
    documents: documents as readonly { document_id: string; collection: string; locale: string }[],
    ...(await shareCollection(api, kari)),
    ...(await saveSearch(api, kari)),
    links: await mailLinks(api, kari),
  };
}
