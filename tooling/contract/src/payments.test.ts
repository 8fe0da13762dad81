import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { paymentsApi } from "@hjem/api-client/endpoints/payments";
import { checkResponses } from "@hjem/api-client/response-checks";
import { addTestPicture, saleContent, saveDraftPlaces } from "@hjem/api/testing/draft-tests";
import { openTestApp, type TestApp } from "@hjem/api/testing/test-app";
import { testDemo } from "@hjem/api/testing/test-demo";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSignedIn } from "./account-browser.ts";

/** The card of the sandbox whose bank asks for a code (D8). */
const CARD_WITH_CODE = "4000 0025 0000 3155";

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ demo: testDemo });
  await saveDraftPlaces(server.db);
  checkResponses();
});
afterAll(() => server.close());

test("LIST-117: the client reads what a draft costs, pays it by card, and confirms with the bank's code", async () => {
  const { dispatch, problems } = await openSignedIn(server, {
    email: "kari@example.com",
    password: "fire blå båter",
  });
  const { getPayment, payDraft, confirmPayment } = paymentsApi.endpoints;
  const { createDraft, changeDraft } = draftsApi.endpoints;
  const { id, version } = await dispatch(
    createDraft.initiate({ listingType: "residential_sale" }),
  ).unwrap();
  const offer = await dispatch(getPayment.initiate(id)).unwrap();
  expect(offer).toMatchObject({
    methods: ["card", "mobile"],
    isPaid: false,
    isOpen: true,
    payment: null,
  });

  const body = { method: "card", cardNumber: CARD_WITH_CODE } as const;
  const early = await dispatch(payDraft.initiate({ id, body }));
  expect(early.error).toMatchObject({ status: 422, code: "draft_incomplete" });
  await addTestPicture(server, id);
  await dispatch(changeDraft.initiate({ id, version, body: saleContent })).unwrap();
  const begun = await dispatch(payDraft.initiate({ id, body })).unwrap();
  expect(begun).toMatchObject({ status: "action_required", redirectUrl: null });
  const confirmed = await dispatch(
    confirmPayment.initiate({ id, body: { code: "123456" } }),
  ).unwrap();
  expect(confirmed.status).toBe("authorised");
  expect(await dispatch(getPayment.initiate(id, { forceRefetch: true })).unwrap()).toMatchObject({
    isPaid: true,
    payment: { id: begun.id, card: { brand: "visa", last4: "3155" } },
  });
  const again = await dispatch(payDraft.initiate({ id, body }));
  expect(again.error).toMatchObject({ status: 409, code: "nothing_to_pay" });
  // A receipt is made once the listing is public.
  const { listReceipts, getReceiptFile } = paymentsApi.endpoints;
  expect(await dispatch(listReceipts.initiate(id)).unwrap()).toEqual([]);
  const missing = await dispatch(getReceiptFile.initiate({ id, number: "2026-000001" }));
  expect(missing.error).toMatchObject({ status: 404 });
  expect(problems).toEqual([]);
});
